/**
 * Calls `act` in the frame after an observed element's size has changed. Whatever changes a size again within the observer's own round
 * reaches the page's `window.onerror` as “ResizeObserver loop completed with undelivered notifications”.
 */
export function onResize(act: () => void): ResizeObserver {
  return new ResizeObserver(() => requestAnimationFrame(act));
}
