import { onResize } from './on-resize.ts';

/** Milliseconds between two layouts while a window is dragged to size: each may cost as much. */
const PAUSE = 150;

/** Tells when the board has to be laid out anew: another size, another density of the screen. */
export class ResizeWatcher {
  private readonly observer: ResizeObserver;
  private density: MediaQueryList | undefined;
  private size = '';
  private fitted = Number.NEGATIVE_INFINITY;
  private pending: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly element: HTMLElement,
    private readonly refit: () => void,
  ) {
    this.observer = onResize(() => this.sized());
  }

  watch(): void {
    this.observer.observe(this.element);
    this.watchDensity();
  }

  unwatch(): void {
    this.observer.disconnect();
    clearTimeout(this.pending);
    this.density?.removeEventListener('change', this.changedDensity);
  }

  private sized(): void {
    const size = `${this.element.clientWidth}×${this.element.clientHeight}`;
    if (size === this.size || !this.element.isConnected) return;
    this.size = size;
    clearTimeout(this.pending);
    if (performance.now() - this.fitted > PAUSE) this.fit();
    else this.pending = setTimeout(() => this.fit(), PAUSE);
  }

  private fit(): void {
    this.refit();
    this.fitted = performance.now();
  }

  /** A query matches one density only, so each change asks for the next. */
  private watchDensity(): void {
    this.density?.removeEventListener('change', this.changedDensity);
    this.density = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    this.density.addEventListener('change', this.changedDensity);
  }

  private changedDensity = (): void => {
    this.watchDensity();
    this.refit();
  };
}
