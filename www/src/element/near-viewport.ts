/** Boards wait with their work until they are near the screen. */

/** Of the window's size: so far beyond its edges is near. */
const MARGIN = '100%';

export class NearViewport {
  private tell = () => {};
  private observer: IntersectionObserver | undefined;
  private readonly promise = new Promise<void>((resolve) => {
    this.tell = resolve;
  });

  /** Once `element` is near the screen, or `hurry` was called; where nothing scrolls, at once. */
  of(element: Element): Promise<void> {
    const { width, height, top, left } = element.getBoundingClientRect();
    const seen = width * height > 0 && top < 2 * innerHeight && left < 2 * innerWidth && top + height > -innerHeight;
    if (seen) this.hurry();
    else {
      this.observer = new IntersectionObserver((entries) => entries.some(isNear) && this.hurry(), {
        rootMargin: MARGIN,
      });
      this.observer.observe(element);
    }
    return this.promise;
  }

  /** Somebody asks for it, near or not. */
  hurry(): void {
    this.observer?.disconnect();
    this.tell();
  }
}

export function isNear({ isIntersecting }: IntersectionObserverEntry): boolean {
  return isIntersecting;
}
