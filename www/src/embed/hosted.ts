/**
 * `<tsoro-board>` at home in other people's pages: it takes the room that there is, and of the text around it the family and the colour alone;
 * on paper it is a picture. Our own page needs nothing of this. Start at `makeHosted`.
 */
import { css, type TemplateResult } from 'lit';
import { showDrawing } from '../element/drawing.ts';
import { TsoroBoard } from '../element/element.ts';
import { styles } from '../element/styles.ts';

/** Comes before the element's own look, which rests on it. */
const ground = css`
  :host {
    min-width: min(200px, 100vw);
    min-height: 144px;
    writing-mode: horizontal-tb;
  }
  :host([theme~='day']) { background: var(--tsoro-paper, #f6eddd); border-radius: 14px; }
  :host([theme~='night']) { background: var(--tsoro-paper, #17120d); border-radius: 14px; }
  .board {
    all: initial;
    --ink: var(--tsoro-ink, #3a2a1c);
    --muted: var(--tsoro-muted, #7a6653);
    --card: var(--tsoro-card, #fffaf0);
    --line: var(--tsoro-line, #dcc9ab);
    --accent: var(--tsoro-accent, #a94e28);
    --on-accent: var(--tsoro-on-accent, #fff);
    --focus: var(--tsoro-focus, #3a2a1c);
    height: 100%;
    min-height: inherit;
    max-height: inherit;
    contain-intrinsic-width: min(320px, 100vw - 32px);
    direction: ltr;
    visibility: inherit;
    pointer-events: inherit;
    color-scheme: inherit;
    color: var(--tsoro-ink, inherit);
    font-family: inherit;
    -webkit-text-size-adjust: 100%;
  }
  /* Words on the page's own ground have its colour. */
  :host .board { --soft: var(--tsoro-muted, currentcolor); }
  :host .words .note { color: var(--tsoro-accent, inherit); }
  :host([data-ground='night']) .board {
    --ink: var(--tsoro-ink, #f1e6d6);
    --muted: var(--tsoro-muted, #a89379);
    --card: var(--tsoro-card, #231b14);
    --line: var(--tsoro-line, #45372a);
    --accent: var(--tsoro-accent, #e08a5c);
    --on-accent: var(--tsoro-on-accent, #22130a);
    --focus: var(--tsoro-focus, #ffd27a);
  }
  :host(:is([theme~='day'], [theme~='night'])) .board { --soft: var(--muted); color: var(--ink); }
  .home {
    flex: none;
    align-self: flex-end;
    margin-inline-end: 8px;
    color: var(--soft);
    font-size: 0.875em;
    line-height: 24px;
  }
  .home:hover { color: var(--accent); }
  .home:focus-visible { outline: 3px solid var(--focus); outline-offset: -1px; border-radius: 4px; }
  :host([data-bar='aside']) .home { grid-column: 1 / -1; justify-self: end; }
`;

/** Comes after it. */
const room = css`
  /* As a picture: it fills the room there is; where the room depends on it, it has a size of its own. Two tracks each way say so. */
  :host {
    grid:
      minmax(0, var(--natural-height, 512px)) minmax(0, 1fr) /
      minmax(0, min(576px, 100vw - 32px)) minmax(0, 1fr);
  }
  @media print {
    :host { grid-template-rows: auto; break-inside: avoid; background: none; }
    :host(:nth-child(n)) .board { --ink: #000; --muted: #000; --soft: #000; --card: #fff; container: none; display: block; height: auto; max-height: none; color: #000; }
    .board .bar, .board .stage { width: auto; height: auto; margin: 0; overflow: visible; mask: none; }
    .stage > svg ~ .sheet, .board .transport, .board .answers, .board .home { display: none; }
  }
`;

/** Before the element is defined. @param home what leads to the whole page, if that is somewhere */
export function makeHosted(home?: (board: TsoroBoard) => TemplateResult): void {
  TsoroBoard.styles = css`${ground}${styles}${room}`;
  TsoroBoard.hosted = true;
  TsoroBoard.foot = home;
  TsoroBoard.paper = onPaper;
  TsoroBoard.attendant = async (board) => {
    const { Kiosk } = await import('../kiosk/kiosk.ts');
    return () => new Kiosk(board);
  };
}

/** Keeps `board` fit to be printed, near the screen or not, until what is returned is called. */
function onPaper(board: TsoroBoard): () => void {
  const printing = matchMedia('print');
  const drawn = async () => {
    await board.ready();
    const stage = board.shadowRoot?.querySelector('.stage');
    if (stage && board.table) showDrawing(stage, board.diagram('svg'));
  };
  // Nobody waits for what has to be fetched, and a host may forbid drawing (Trusted Types): then the canvas is printed.
  const draw = () => void drawn().catch(() => {});
  addEventListener('beforeprint', draw);
  printing.addEventListener('change', draw);
  if (printing.matches) draw();
  return () => {
    removeEventListener('beforeprint', draw);
    printing.removeEventListener('change', draw);
  };
}
