/** The body of the dialog with rules and story, which are fetched when it is opened. */
import { html, nothing, type TemplateResult } from 'lit';
import type { RulesInfo } from 'tsoro';
import { text } from '../../i18n/text.ts';
import type { Settings } from '../shell/store.ts';

/** How far the story has come. */
let told: 'no' | 'coming' | 'failed' | 'yes' = 'no';

/** Fetches the story, and draws `page` again as it comes. */
export async function tellStory(page: {
  requestUpdate(): void;
  readonly parts: { missing(): Promise<void> };
}): Promise<void> {
  if (told === 'yes') return;
  told = 'coming';
  page.requestUpdate();
  try {
    await import('./story.ts');
    told = 'yes';
  } catch {
    told = 'failed';
    void page.parts.missing();
  }
  page.requestUpdate();
}

/** Words in place of the story until it is here, or why it is not. */
export function storyBody(rules: RulesInfo | undefined, settings: Settings): TemplateResult | typeof nothing {
  if (told === 'no' || !rules) return nothing;
  if (told !== 'yes') return html`<p class="hint">${text(told === 'failed' ? 'part-missing' : 'story-coming')}</p>`;
  const light = document.documentElement.dataset.theme === 'night' ? 'night' : 'day';
  const look = { material: settings.board, light, counters: settings.counters };
  return html`<tsoro-story .rules=${rules} .look=${look}></tsoro-story>`;
}
