/** What all elements with words have in common: another language is shown at once. */
import { LitElement } from 'lit';
import { onLanguage } from './text.ts';
import { surviveTranslation } from './translated.ts';

export class Localized extends LitElement {
  private unfollow = () => {};

  override connectedCallback(): void {
    surviveTranslation();
    super.connectedCallback();
    this.unfollow = onLanguage(() => this.reworded());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unfollow();
  }

  /** Another language is spoken. */
  protected reworded(): void {
    this.requestUpdate();
  }
}
