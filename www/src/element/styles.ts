/** The look of the element around its canvas. Colours come from the host page where it sets them (`--tsoro-…`). */
import { css } from 'lit';

export const styles = css`
  :host {
    --ink: var(--tsoro-ink, #3a2a1c);
    --muted: var(--tsoro-muted, #7a6653);
    --card: var(--tsoro-card, #fffaf0);
    --line: var(--tsoro-line, #dcc9ab);
    --accent: var(--tsoro-accent, #a94e28);
    --on-accent: var(--tsoro-on-accent, #fff);
    --focus: var(--tsoro-focus, #3a2a1c);
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    position: relative;
    height: var(--natural-height, 32rem);
    min-width: 0;
    min-height: 0;
    container: board / size;
    color: var(--ink);
    font-size: 1rem;
    line-height: 1.4;
  }
  :host([hidden]) { display: none; }
  :host([data-foot]) { padding-bottom: 1.5rem; }
  :host([data-ground='night']) {
    --ink: var(--tsoro-ink, #f1e6d6);
    --muted: var(--tsoro-muted, #a89379);
    --card: var(--tsoro-card, #231b14);
    --line: var(--tsoro-line, #45372a);
    --accent: var(--tsoro-accent, #e08a5c);
    --on-accent: var(--tsoro-on-accent, #22130a);
    --focus: var(--tsoro-focus, #ffd27a);
  }
  :host([theme~='day']) { background: var(--tsoro-paper, #f6eddd); border-radius: 14px; }
  :host([theme~='night']) { background: var(--tsoro-paper, #17120d); border-radius: 14px; }
  .probe { color: light-dark(#010101, #020202); }
  * { box-sizing: border-box; }
  p { margin: 0; }

  /* The bar waits where it will be: once the board is laid out it does not jump. */
  :host(:not([data-bar])) .stage { flex: 1; display: grid; place-items: center; }
  .stage > svg { width: 100%; max-width: 40rem; height: auto; }
  :host([data-bar]) .stage > svg { display: none; }

  .stage {
    position: relative;
    flex: none;
    max-width: 100%;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }
  .stage[data-scrolls='x'] { --cut: to right; overscroll-behavior-x: contain; }
  .stage[data-scrolls='y'] { --cut: to bottom; }
  .stage[data-more~='before'] { --before: transparent; }
  .stage[data-more~='after'] { --after: transparent; }
  .stage:is([data-more~='before'], [data-more~='after']) {
    mask-image: linear-gradient(var(--cut), var(--before, #000), #000 2rem calc(100% - 2rem), var(--after, #000));
  }
  .sheet { position: relative; margin: 0 auto; }
  canvas { display: block; position: absolute; inset: 0; }
  .grid { position: absolute; inset: 0; }
  .grid [role='row'], .grid [role='gridcell'] { display: contents; }
  .grid button {
    position: absolute;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 999px;
    background: none;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    -webkit-touch-callout: none;
    user-select: none;
  }
  .grid button[aria-disabled='true'] { cursor: default; }
  .grid button:focus { outline: none; }
  .grid button:focus-visible {
    outline: 3px solid #fff8e8;
    outline-offset: -4px;
    box-shadow: inset 0 0 0 6px #2b180b;
    border-radius: 14px;
  }

  .bar {
    position: relative;
    flex: none;
    align-self: flex-start;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1.25rem;
    height: 4.75rem;
    width: 100%;
    padding-block: 0.5rem;
    padding-inline: 1rem 0.625rem;
    border: 1px solid transparent;
    border-radius: 14px;
  }
  .bar.asks { padding-block: 0.125rem; }
  .bar.asks {
    background: var(--card);
    border-color: var(--line);
    box-shadow: 0 8px 24px -16px rgb(60 36 12 / 45%);
  }
  .words { min-width: min(11rem, 45%); flex: 1 1 auto; }
  .words p { color: var(--muted); overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
  .words .title { color: var(--ink); font-weight: 650; }
  :host([data-phase='over']) .words .title { font-family: var(--tsoro-serif, Georgia, serif); font-size: 1.25rem; line-height: 1.2; }
  .words .note { color: var(--accent); font-weight: 550; }
  .ends .words p:not(.title) { font-size: 0.875rem; line-height: 1.25; -webkit-line-clamp: 3; }
  .answers { display: flex; gap: 0.625rem; flex: 0 1 auto; align-items: center; }
  .answers:empty { display: none; }
  .answers slot { display: flex; gap: 0.625rem; }
  .steps { display: flex; flex: none; gap: 0.375rem; }
  .steps button { white-space: nowrap; }

  .bar button {
    font: inherit;
    color: var(--ink);
    min-height: 2.75rem;
    min-width: 2.75rem;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: transparent;
    padding: 0.25rem 0.875rem;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    transition: background-color 120ms, border-color 120ms;
  }
  .bar .plain, .bar .chief {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-width: 7.25rem;
    min-height: 3.5rem;
    line-height: 1.25;
  }
  .bar .plain { border-color: var(--muted); }
  .bar .chief { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
  .bar .hinted { outline: 3px double var(--accent); outline-offset: 3px; }
  .bar b { font-weight: 650; }
  .bar small { font-size: 0.8125rem; white-space: nowrap; }
  .bar button:disabled { opacity: 0.45; cursor: default; }
  .bar button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  @media (hover: hover) {
    .bar button:hover:enabled { border-color: var(--accent); }
    .bar .chief:hover:enabled { background: color-mix(in oklab, var(--accent) 88%, var(--ink)); }
  }

  .bar[hidden], .transport[hidden] { display: none; }

  .transport {
    position: relative;
    flex: none;
    align-self: flex-start;
    display: flex;
    flex-direction: column;
    height: 3rem;
    width: 100%;
    padding-inline: 0.375rem 0.625rem;
  }
  .transport.open { height: 5.625rem; }
  .transport .row { display: flex; align-items: center; gap: 0.75rem; height: 2.625rem; }
  .transport .row:first-child { height: 3rem; }
  .transport .keys { display: flex; flex: 0 1 auto; min-width: 0; }
  .transport button {
    width: 2.375rem;
    height: 2.5rem;
    padding: 0;
    border: 0;
    border-radius: 10px;
    background: none;
    color: var(--ink);
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    flex: 0 1 auto;
    min-width: 1.5rem;
  }
  .transport .more .keys { flex: 1; min-width: 0; }
  .transport .more .keys button { flex: 1 1 0; min-width: 1.5rem; }
  .transport button[aria-disabled] { opacity: 0.35; cursor: default; }
  .transport .film { color: var(--accent); }
  .transport svg { display: block; width: 1.5rem; height: 1.5rem; margin: auto; fill: currentcolor; }
  .transport svg .line { fill: none; stroke: currentcolor; stroke-width: 1.7; }
  .transport svg.mirrored { scale: -1 1; }
  .ranges { flex: 1 1 4rem; min-width: 2rem; display: flex; flex-direction: column; }
  .ranges input {
    appearance: none;
    width: 100%;
    height: 1.5rem;
    margin: 0;
    background: none;
    cursor: pointer;
    border-radius: 6px;
  }
  .ranges input::-webkit-slider-runnable-track { height: 3px; border-radius: 2px; background: var(--line); }
  .ranges input::-moz-range-track { height: 3px; border-radius: 2px; background: var(--line); }
  .ranges input::-webkit-slider-thumb {
    appearance: none;
    box-sizing: border-box;
    width: 1rem;
    height: 1rem;
    margin-top: calc(1.5px - 0.5rem);
    border-radius: 50%;
    border: 2px solid var(--accent);
    background: var(--card);
  }
  .ranges input::-moz-range-thumb {
    box-sizing: border-box;
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    border: 2px solid var(--accent);
    background: var(--card);
  }
  .ranges .turn::-webkit-slider-thumb { width: 0.75rem; height: 0.75rem; margin-top: calc(1.5px - 0.375rem); border-color: var(--muted); }
  .ranges .turn::-moz-range-thumb { width: 0.75rem; height: 0.75rem; border-color: var(--muted); }
  .ranges input:disabled { opacity: 0.4; cursor: default; }
  .transport select {
    flex: none;
    height: 2rem;
    padding: 0 0.25rem;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--card);
    color: var(--ink);
    font: inherit;
    font-size: 0.875rem;
    max-width: 8rem;
    cursor: pointer;
  }
  .transport :focus-visible { outline: 3px solid var(--focus); outline-offset: -1px; }
  @media (hover: hover) {
    .transport button:not([aria-disabled]):hover { background: color-mix(in srgb, var(--accent) 14%, transparent); }
  }

  .home {
    position: absolute;
    inset: auto 0.5rem 0 auto;
    color: var(--muted);
    font-size: 0.8125rem;
    line-height: 1.5rem;
  }
  .home:hover { color: var(--accent); }
  .home:focus-visible { outline: 3px solid var(--focus); outline-offset: -1px; border-radius: 4px; }

  .live {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /* Four lines fit: a question and its answers in any language. */
  @container board (width >= 34rem) and (height >= 25rem) {
    .asks .words { line-height: 1.25; }
    .asks .words p:not(.title) { font-size: 0.875rem; }
  }
  @container board (34rem <= width < 48rem) and (height >= 25rem) {
    .words { font-size: 0.875rem; line-height: 1.25; }
    .bar:not(.asks) .words .title { -webkit-line-clamp: 3; }
    .bar.ends .words .title { font-size: 1.0625rem; }
    .bar.ends .words p:not(.title) { font-size: 0.8125rem; line-height: 1.2; }
  }
  @container board (width < 34rem) {
    .bar {
      flex-direction: column;
      align-items: stretch;
      justify-content: flex-start;
      height: 9.5rem;
      gap: 0.375rem;
    }
    .bar, .bar.asks { padding: 0.5rem 0.625rem; }
    .words { flex: 0 1 auto; min-width: 0; min-height: 0; overflow: hidden; font-size: 0.875rem; line-height: 1.3; }
    .bar:not(.asks) .words p { -webkit-line-clamp: 3; }
    :host([data-phase='over']) .words .title { font-size: 1.0625rem; }
    .answers { align-self: stretch; align-items: stretch; margin-top: auto; }
    .answers slot { display: flex; flex: 1; gap: 0.625rem; }
    .answers > .plain, .answers > .chief { flex: 1 1 0; min-width: 0; min-height: 3.125rem; padding: 0.125rem 0.5rem; line-height: 1.15; }
    .bar small { white-space: normal; text-wrap: balance; line-height: 1.15; }
    .answers > .quiet { margin-inline: auto; }
    ::slotted([slot='over']) { flex: 1; }
    .steps .quiet { padding-inline: 0.625rem; font-size: 0.875rem; }
  }
  @container board (width < 21rem) {
    .bar { height: 10.5rem; }
    .asks .words { line-height: 1.2; }
    .asks .words p:not(.title) { -webkit-line-clamp: 3; }
  }
  @container board (height < 25rem) and (width >= 34rem) {
    .bar { height: 3.5rem; padding-block: 0.25rem; font-size: 0.8125rem; line-height: 1.2; }
    :host(:is([controls='full'], [controls='replay'])) .bar { padding-inline-end: 17rem; }
    :host .bar.asks:not(.ends) { padding-inline-end: 0.625rem; }
    .bar.asks:not(.ends) + .transport { display: none; }
    .transport { margin-top: -3.25rem; flex-direction: row; justify-content: flex-end; gap: 0.5rem; pointer-events: none; }
    .transport > * { pointer-events: auto; }
    .transport .row:first-child { width: 16rem; }
    .transport.open { height: 3.5rem; margin-top: -3.5rem; align-items: center; border-radius: 14px; background: var(--card); }
    .transport.open .row:first-child { width: auto; flex: 1; }
    .transport button { width: 2.25rem; }
    .bar .quiet { padding-inline: 0.5rem; font-size: inherit; line-height: 1.15; max-width: 6.5rem; }
    .bar .quiet ~ .quiet { margin-inline-start: -0.25rem; }
    .bar .plain, .bar .chief { min-height: 2.75rem; }
  }
  :host([data-bar='aside']) { display: grid; grid: auto auto / auto auto; place-content: center; place-content: safe center; align-items: center; }
  :host([data-bar='aside']) .stage { grid-row: 1 / 3; }
  :host([data-bar='aside']) .bar { align-self: end; padding-inline-end: 0.75rem; }
  :host([data-bar='aside']:not([controls='full'], [controls='replay'])) .bar { grid-row: 1 / 3; align-self: center; }
  :host([data-bar='aside']) .transport {
    display: flex;
    flex-direction: column;
    align-self: start;
    height: auto;
    margin-top: 0.25rem;
    padding-inline: 0;
    background: none;
  }
  :host([data-bar='aside']) .transport .row { width: 100%; flex: none; gap: 0.25rem; }
  :host([data-bar='aside']) .transport .more { flex-wrap: wrap; justify-content: center; height: auto; }
  :host([data-bar='aside']) .transport .more .keys { flex-basis: 100%; }
  :host([data-bar='aside']) .bar {
    flex-direction: column;
    align-items: stretch;
    justify-content: safe center;
    height: auto;
    max-height: calc(100cqh - 3.25rem);
    gap: 0.75rem;
    padding: 0.75rem;
    overflow: auto;
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  :host([data-bar='aside']) .words { flex: none; min-width: 0; font-size: inherit; }
  :host([data-bar='aside']) .words p { -webkit-line-clamp: 6; }
  :host([data-bar='aside']) .answers, :host([data-bar='aside']) .answers slot { flex-direction: column; align-items: stretch; margin: 0; }
  :host([data-bar='aside']) .answers > button { flex: none; margin-inline: 0; }
  :host([data-bar='aside']) .bar .quiet { max-width: none; margin-inline: 0; }
  :host([data-bar='aside']) .bar small { white-space: normal; }
  @container board (height < 25rem) {
    :host([data-bar='aside']) .bar { gap: 0.5rem; padding: 0.5rem 0.625rem; font-size: 0.875rem; line-height: 1.25; }
    :host([data-bar='aside']) .bar :is(.plain, .chief) { min-height: 2.75rem; }
  }
  @container board (height < 25rem) and (34rem <= width < 46rem) {
    :host .bar.ends { padding-inline-end: 0.625rem; }
    .bar.ends + .transport { display: none; }
  }
  @container board (height < 25rem) {
    :host([data-bar='aside']) .bar.ends { grid-row: 1 / 3; align-self: center; max-height: 100cqh; }
    :host([data-bar='aside']) .bar.ends + .transport { display: none; }
  }
  @media (prefers-reduced-motion: reduce) {
    .bar button { transition: none; }
  }
  @media (forced-colors: active) {
    .bar .chief { border-width: 3px; }
    .ranges input { forced-color-adjust: none; --line: ButtonText; --accent: Highlight; --muted: ButtonText; --card: Canvas; }
  }
`;
