/** Announcements for screen readers, in the live region. */
import { asksForBonus, type Match } from '../game/match.ts';
import { text } from '../i18n/text.ts';

export class Voice {
  private readonly live: Element | null;
  private chosen = '';

  constructor(private readonly root: ParentNode) {
    this.live = root.querySelector('.live');
  }

  /** Announces `words`, even if they equal the last announcement. */
  say(words: string): void {
    if (!this.live) return;
    const again = this.live.textContent === words;
    this.live.textContent = again ? `${words}\u00a0` : words;
  }

  hush(): void {
    if (this.live) this.live.textContent = '';
  }

  /** Says why a pit cannot be used, or what a person has chosen of a bonus by now, once the bar does. */
  acted(match: Match, rendered: Promise<unknown>): void {
    const { note } = match;
    const chosen = match.chosen.map(({ pit, stones }) => `${pit}*${stones}`).join();
    if (note) this.say(text(`why-${note.why}`, { pit: note.pit }));
    else if (match.phase === 'waiting' && asksForBonus(match) && chosen !== this.chosen)
      void rendered.then(() => this.say(saidBy(this.root.querySelector('.bar .words p:last-child'))));
    this.chosen = chosen;
  }

  /** The decision as the bar puts it. */
  barWords(): string {
    const prompts = [...this.root.querySelectorAll('.bar .words p')].map(saidBy).map(sentence);
    const answers = [...this.root.querySelectorAll('.bar .plain, .bar .chief')].map((answer) =>
      [...answer.children].map(saidBy).join(': '),
    );
    return [...prompts, ...answers.map((answer) => `${answer}.`)].join(' ');
  }
}

function saidBy(part: Element | null): string {
  return part?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** Titles have no full stop; read out before another sentence they need one. */
function sentence(words: string): string {
  return /[\p{L}\p{N})]$/u.test(words) ? `${words}.` : words;
}
