/** The keyboard's place on the page: where its control vanishes or can no longer be pressed, it goes on elsewhere. */

export class KeyboardPlace {
  private control: Element | undefined;

  constructor(private readonly elsewhere: () => void) {}

  follow(): void {
    document.addEventListener('focusin', this.focused);
    document.addEventListener('pointerdown', this.left);
  }

  unfollow(): void {
    document.removeEventListener('focusin', this.focused);
    document.removeEventListener('pointerdown', this.left);
  }

  /** To be called when something may have vanished. */
  check(): void {
    requestAnimationFrame(() => {
      const { control } = this;
      const { activeElement: active, body } = document;
      if (!control || (active !== null && active !== body && active !== control) || usable(control)) return;
      this.control = undefined;
      this.elsewhere();
    });
  }

  private focused = ({ target }: Event): void => {
    this.control = target instanceof Element && target.matches(':focus-visible') ? target : undefined;
  };

  private left = (): void => {
    this.control = undefined;
  };
}

function usable(control: Element): boolean {
  return control.isConnected && control.checkVisibility() && !control.matches(':disabled');
}
