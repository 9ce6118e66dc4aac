/** Tells when the board has to be laid out anew: another size, another density of the screen, day or night. */
export class Fitting {
  private readonly observer: ResizeObserver;
  private readonly night = matchMedia('(prefers-color-scheme: dark)');
  private density: MediaQueryList | undefined;
  private size = '';

  constructor(
    private readonly element: HTMLElement,
    private readonly refit: () => void,
  ) {
    this.observer = new ResizeObserver(() => this.sized());
  }

  watch(): void {
    this.observer.observe(this.element);
    this.night.addEventListener('change', this.refit);
    this.watchDensity();
  }

  unwatch(): void {
    this.observer.disconnect();
    this.night.removeEventListener('change', this.refit);
    this.density?.removeEventListener('change', this.changedDensity);
  }

  private sized(): void {
    const size = `${this.element.clientWidth}×${this.element.clientHeight}`;
    if (size === this.size) return;
    this.size = size;
    this.refit();
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
