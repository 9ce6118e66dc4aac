/** Where the pit that one rests on would lead, before it is played. */
import type { Preview } from 'tsoro';
import type { GameController } from '../game/controller.ts';
import { wayTo } from '../game/pit-names.ts';
import { text } from '../i18n/text.ts';
import type { Foreseen } from './match-marks.ts';
import { previewWords } from './words.ts';

/** A pointer that only passes asks nothing. */
const REST = 140;

export class PitPreview {
  private pit: string | undefined;
  private preview: Preview | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: () => void) {}

  /** One rests on `pit`, or on none. */
  rest(controller: GameController | undefined, pit: string | undefined): void {
    clearTimeout(this.timer);
    if (this.preview) this.forget();
    this.pit = pit;
    if (controller && pit && starts(controller, pit)) this.timer = setTimeout(() => this.look(controller, pit), REST);
  }

  /** Something else is on the board. */
  forget(): void {
    clearTimeout(this.timer);
    const had = this.preview !== undefined;
    this.pit = undefined;
    this.preview = undefined;
    if (had) this.changed();
  }

  /** The signs of it. */
  signs({ info }: GameController): Foreseen | undefined {
    const { pit, preview } = this;
    if (!pit || !preview) return undefined;
    const way = wayTo(preview.end, preview.sown, info.width, info.direction);
    return { trail: { start: pit, end: preview.end, way }, captured: preview.capture.map(({ pit }) => pit) };
  }

  /** It in words. */
  get words(): string | undefined {
    return this.pit && this.preview && foreseenWords(this.pit, this.preview);
  }

  private look(controller: GameController, pit: string): void {
    if (!starts(controller, pit)) return;
    this.preview = controller.preview({ type: 'start', pit });
    this.changed();
  }
}

/** What the start brings; at a head, what each answer does. */
export function foreseenWords(pit: string, preview: Preview): string {
  const start = text('foreseen', { pit, what: previewWords(preview) });
  if (!preview.head) return start;
  const onward = preview.goOn ? text('foreseen-on', { what: previewWords(preview.goOn) }) : '';
  return [start, text('foreseen-stop'), onward].filter(Boolean).join(' ');
}

/** Whether it is a pit's turn to be started. */
export function starts({ match, lookingBack, branching }: GameController, pit: string): boolean {
  const open = match.phase === 'waiting' && match.state.phase === 'start' && (!lookingBack || branching);
  return open && match.state.legal.includes(pit);
}
