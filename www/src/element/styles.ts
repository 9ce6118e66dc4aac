/**
 * The look of the element around its canvas. An `em` of `.board` is the size of letters that the reader chose. Colours are the page's
 * (`--ink`, `--card` …); where that is somebody else's, `embed/hosted.ts` gives them, and keeps the rest of its style out.
 */
import { css } from 'lit';

export const styles = css`
  :host { display: grid; grid: minmax(0, 1fr) / minmax(0, 1fr); }
  :host([hidden]) { display: none; }
  .board {
    /* What stands on the ground of the page. */
    --soft: var(--muted);
    grid-area: 1 / 1 / 3 / 3;
    box-sizing: border-box;
    container: board / size;
    contain-intrinsic-height: var(--natural-height, 512px);
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: safe center;
    position: relative;
    font-size: medium;
    line-height: 1.4;
  }
  .asks { --soft: var(--muted); color: var(--ink); }
  .probe {
    position: absolute;
    font: medium serif;
    background: color-mix(in oklab, currentcolor, currentcolor);
    border-color: light-dark(#010101, #020202);
    forced-color-adjust: none;
    transition: 1ms;
    transition-property: color, border-color;
  }
  * { box-sizing: border-box; }
  p { margin: 0; }
  button, input, select { margin: 0; font: inherit; color: inherit; cursor: pointer; touch-action: manipulation; -webkit-tap-highlight-color: transparent; }

  /* The bar waits where it will be: once the board is laid out it does not jump. */
  :host(:not([data-bar])) .stage { flex: 1; display: grid; place-items: center; }
  .stage > svg { width: 100%; max-width: 40em; height: auto; }

  .stage {
    position: relative;
    flex: none;
    width: var(--stage-width);
    height: var(--stage-height);
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
    mask-image: linear-gradient(var(--cut), var(--before, #000), #000 2em calc(100% - 2em), var(--after, #000));
  }
  .sheet { position: relative; margin: 0 auto; }
  canvas, .grid { position: absolute; inset: 0; }
  .grid [role] { display: contents; }
  .grid button {
    position: absolute;
    padding: 0;
    border: 0;
    border-radius: 999px;
    background: none;
    -webkit-touch-callout: none;
    user-select: none;
  }
  .grid button[aria-disabled='true'] { cursor: default; }
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
    gap: 8px 20px;
    height: 4.75em;
    width: var(--bar-width, 100%);
    margin: var(--bar-top, 0) 0 0 var(--bar-left, 0);
    padding: 8px;
    padding-inline: 16px 10px;
    border: 1px solid transparent;
    border-radius: 14px;
  }
  .bar.asks {
    padding-block: 2px;
    background: var(--card);
    border-color: var(--line);
    box-shadow: 0 8px 24px -16px rgb(60 36 12 / 45%);
  }
  .bar :is(p, button) { font-size: var(--text, 1em); line-height: var(--lead, 1.4); }
  .words { min-width: min(11em, 45%); flex: 1 1 auto; }
  .words p { color: var(--soft); overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
  .words .title { color: inherit; font-weight: 650; }
  :host([data-phase='over']) .words .title { font-family: var(--tsoro-serif, Georgia, serif); font-size: 1.25em; line-height: 1.2; }
  .words .note { color: var(--accent); font-weight: 550; }
  .ends .words p:not(.title) { font-size: 0.875em; line-height: 1.25; -webkit-line-clamp: 3; }
  .answers, .answers slot { display: flex; gap: 10px; flex: 0 1 auto; align-items: center; }
  .answers:empty { display: none; }
  .steps { display: flex; flex: none; gap: 6px; }
  .steps button { white-space: nowrap; }

  .bar button {
    min-height: 44px;
    min-width: 44px;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: transparent;
    padding: 4px 14px;
  }
  .bar .plain, .bar .chief {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-width: 7.25em;
    min-height: 3.5em;
    line-height: 1.25;
  }
  .bar .plain { border-color: var(--soft); }
  .bar .chief { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
  .bar .hinted { outline: 3px double var(--accent); outline-offset: 3px; }
  .bar b { font-weight: 650; }
  .bar small { font-size: max(14px, 0.875em); white-space: nowrap; }
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
    height: 3em;
    width: var(--bar-width, 100%);
    margin-left: var(--bar-left, 0);
    padding-inline: 6px 10px;
  }
  .transport.open { height: 5.625em; }
  .transport .row { display: flex; align-items: center; gap: 0.75em; height: 2.625em; }
  .transport .row:first-child { height: 3em; }
  .transport .keys { display: flex; flex: 0 1 auto; min-width: 0; }
  .transport button {
    width: 38px;
    height: 40px;
    padding: 0;
    border: 0;
    border-radius: 10px;
    background: none;
    flex: 0 1 auto;
    min-width: 24px;
  }
  .transport .more .keys, .transport .more .keys button { flex: 1; }
  .transport button[aria-disabled] { opacity: 0.35; cursor: default; }
  .transport .film { color: var(--accent); }
  .transport svg { display: block; width: 1.5em; height: 1.5em; margin: auto; fill: currentcolor; }
  .transport svg .line { fill: none; stroke: currentcolor; stroke-width: 1.7; }
  .transport svg.mirrored { scale: -1 1; }
  .ranges { flex: 1 1 4em; min-width: 2em; display: flex; flex-direction: column; }
  .ranges input {
    appearance: none;
    width: 100%;
    height: 24px;
    background: none;
    border-radius: 6px;
  }
  .ranges input::-webkit-slider-runnable-track { height: 3px; border-radius: 2px; background: var(--line); }
  .ranges input::-moz-range-track { height: 3px; border-radius: 2px; background: var(--line); }
  .ranges input::-webkit-slider-thumb {
    appearance: none;
    box-sizing: border-box;
    width: 16px;
    height: 16px;
    margin-top: calc(1.5px - 8px);
    border-radius: 50%;
    border: 2px solid var(--accent);
    background: var(--card);
  }
  .ranges input::-moz-range-thumb {
    box-sizing: border-box;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    border: 2px solid var(--accent);
    background: var(--card);
  }
  .ranges .turn::-webkit-slider-thumb { width: 12px; height: 12px; margin-top: calc(1.5px - 6px); border-color: var(--muted); }
  .ranges .turn::-moz-range-thumb { width: 12px; height: 12px; border-color: var(--muted); }
  .ranges input:disabled { opacity: 0.4; cursor: default; }
  .transport select {
    flex: none;
    height: 32px;
    padding: 0 4px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--card);
    color: var(--ink);
    font-size: 0.875em;
    max-width: 8em;
  }
  .transport :focus-visible { outline: 3px solid var(--focus); outline-offset: -1px; }
  @media (hover: hover) {
    .transport button:not([aria-disabled]):hover { background: color-mix(in srgb, var(--accent) 14%, transparent); }
  }

  .live {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .board[data-rolls] { overflow: auto; scrollbar-width: thin; }
  @media screen {
    :host([data-bar]) .stage > svg { display: none; }
  }

  /* Four lines fit: a question and its answers in any language. */
  @container board (width >= 34em) and (height >= 25em) {
    .asks .words { --lead: 1.2; }
    .asks .words p:not(.title) { font-size: 0.875em; }
  }
  @container board (34em <= width < 48em) and (height >= 25em) {
    .words { --text: 0.875em; --lead: 1.25; }
    .bar:not(.asks) .words .title { -webkit-line-clamp: 3; }
    .bar.ends .words .title { font-size: 1.0625em; }
    .bar.ends .words p:not(.title) { line-height: 1.2; }
  }
  @container board (width < 34em) {
    .bar {
      flex-direction: column;
      align-items: stretch;
      justify-content: flex-start;
      height: 9.5em;
      gap: 6px;
    }
    .bar, .bar.asks { padding: 8px 10px; }
    .words { flex: 0 1 auto; min-width: 0; min-height: 0; overflow: hidden; --text: 0.875em; --lead: 1.3; }
    .bar:not(.asks) .words p { -webkit-line-clamp: 3; }
    :host([data-phase='over']) .words .title { font-size: 1.0625em; }
    .answers { align-self: stretch; align-items: stretch; margin-top: auto; }
    .answers slot { flex: 1; align-items: stretch; }
    .answers > .plain, .answers > .chief { flex: 1 1 0; min-width: 0; min-height: 50px; padding: 2px 8px; line-height: 1.15; }
    .bar small { white-space: normal; text-wrap: balance; line-height: 1.15; }
    .answers > .quiet { margin-inline: auto; }
    ::slotted([slot='over']) { flex: 1; }
    .steps .quiet { padding-inline: 10px; font-size: 0.875em; }
  }
  @container board (width < 21em) {
    .bar { height: 10.5em; }
    .asks .words { --lead: 1.2; }
    .asks .words p:not(.title) { -webkit-line-clamp: 3; }
  }
  @container board (height < 21em) and (width < 34em) {
    .bar { height: auto; }
    .words, .words p { display: block; overflow: visible; }
  }
  @container board (height < 25em) and (width >= 34em) {
    .bar { height: 3.75em; padding-block: 4px; --text: 0.875em; --lead: 1.2; }
    :host(:is([controls='full'], [controls='replay'])) .bar { padding-inline-end: 17em; }
    :host .bar.asks:not(.ends) { padding-inline-end: 10px; }
    .bar.asks:not(.ends) + .transport { display: none; }
    .transport { margin-top: -3.375em; flex-direction: row; justify-content: flex-end; gap: 8px; pointer-events: none; }
    .transport > * { pointer-events: auto; }
    .transport .row:first-child { width: 16em; }
    .transport.open { height: 3.75em; margin-top: -3.75em; align-items: center; border-radius: 14px; background: var(--card); }
    .transport.open .row:first-child { width: auto; flex: 1; }
    .transport button { width: 36px; }
    .bar .quiet { padding-inline: 8px; line-height: 1.15; max-width: 7.5em; }
    .bar .quiet ~ .quiet { margin-inline-start: -4px; }
    .bar .plain, .bar .chief { min-width: 0; min-height: 44px; padding-inline: 8px; }
  }
  :host([data-bar='aside']) .board { display: grid; grid: auto auto / auto auto; place-content: safe center; align-items: center; }
  :host([data-bar='aside']) .stage { grid-row: 1 / 3; }
  :host([data-bar='aside']) .bar { align-self: end; padding-inline-end: 12px; }
  :host([data-bar='aside']:not([controls='full'], [controls='replay'])) .bar { grid-row: 1 / 3; align-self: center; }
  :host([data-bar='aside']) .transport {
    flex-direction: column;
    align-self: start;
    height: auto;
    margin-top: 4px;
    padding-inline: 0;
    background: none;
  }
  :host([data-bar='aside']) .transport .row { width: 100%; flex: none; gap: 4px; }
  :host([data-bar='aside']) .transport .more { flex-wrap: wrap; justify-content: center; height: auto; }
  :host([data-bar='aside']) .transport .more .keys { flex-basis: 100%; }
  :host([data-bar='aside']) .bar {
    flex-direction: column;
    align-items: stretch;
    justify-content: safe center;
    height: auto;
    max-height: calc(100cqh - 3.25em - var(--foot, 0px));
    gap: 12px;
    padding: 12px;
    overflow: auto;
    --text: 0.9375em;
    --lead: 1.35;
  }
  :host([data-bar='aside']) .words { flex: none; min-width: 0; --text: inherit; --lead: inherit; }
  :host([data-bar='aside']) .words p { -webkit-line-clamp: 6; }
  :host([data-bar='aside']) .answers, :host([data-bar='aside']) .answers slot { flex-direction: column; align-items: stretch; margin: 0; }
  :host([data-bar='aside']) .answers > button { flex: none; margin-inline: 0; }
  :host([data-bar='aside']) .bar .quiet { max-width: none; margin-inline: 0; }
  :host([data-bar='aside']) .bar small { white-space: normal; }
  @container board (height < 25em) {
    :host([data-bar='aside']) .bar { gap: 0.5em; padding: 8px 10px; --text: 0.875em; --lead: 1.25; }
    :host([data-bar='aside']) .bar :is(.plain, .chief) { min-height: 44px; }
  }
  @container board (height < 25em) and (34em <= width < 46em) {
    :host .bar.offers { padding-inline-end: 10px; }
    .bar.offers + .transport { display: none; }
  }
  @container board (height < 25em) {
    :host([data-bar='aside']) .bar:is(.asks:not(.ends), .offers) { grid-row: 1 / 3; align-self: center; max-height: calc(100cqh - var(--foot, 0px)); }
    :host([data-bar='aside']) .bar:is(.asks:not(.ends), .offers) + .transport { display: none; }
  }
  /* Who won comes before another game. */
  @container board (height < 17em) and (width < 25em) {
    [data-action='again'] { display: none; }
  }
  @media (forced-colors: active) {
    .bar .chief { border-width: 3px; }
    .ranges input { forced-color-adjust: none; --line: ButtonText; --accent: Highlight; --muted: ButtonText; --card: Canvas; }
  }
`;
