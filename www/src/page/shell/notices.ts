/** What the page has to say above the board: one notice for each thing that it can be about, until that is over or somebody has read it. */
import { html, type TemplateResult } from 'lit';
import { text } from '../../i18n/text.ts';

/** A stored game that was set aside, a link that was opened, a part of the page, a new version of it. */
export type Topic = 'aside' | 'link' | 'part' | 'version';

/** What can be done about it. */
export interface Remedy {
  readonly label: string;
  act(): void;
}

interface Notice {
  readonly words: string;
  readonly remedy: Remedy | undefined;
}

export class Notices {
  private readonly told = new Map<Topic, Notice>();

  constructor(private readonly page: { requestUpdate(): void }) {}

  /** In place of what was said about the same; without words, there is nothing more to say about it. */
  tell(topic: Topic, words = '', remedy?: Remedy): void {
    if (words === (this.told.get(topic)?.words ?? '')) return;
    this.told.delete(topic);
    if (words) this.told.set(topic, { words, remedy });
    this.page.requestUpdate();
  }

  render(): TemplateResult[] {
    return [...this.told].map(
      ([topic, { words, remedy }]) => html`<p class="notice" role="alert">${words}
      ${remedy ? html`<button type="button" @click=${remedy.act}>${remedy.label}</button>` : ''}
      <button type="button" @click=${() => this.tell(topic)}>${text('dismiss')}</button></p>`,
    );
  }
}
