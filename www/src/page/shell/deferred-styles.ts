/** The look of what the first view does without: dialogs, settings and choices, rules and story, tables, the analysis, a printed game. */
import { css } from 'lit';

const { styleSheet } = css`
  /* Dialogs: a card in the middle, a sheet from below */

  dialog {
    width: min(36rem, 100vw - 1.5rem);
    max-width: none;
    max-height: calc(100dvh - 1.5rem);
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 18px;
    background: var(--card);
    color: var(--ink);
    box-shadow: 0 24px 60px -20px rgb(30 16 4 / 55%);
    overflow: hidden;
  }
  dialog::backdrop {
    background: var(--veil);
  }
  dialog .inside {
    display: flex;
    flex-direction: column;
    max-height: calc(100dvh - 1.5rem - 2px); /* within the border */
  }
  dialog header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block: 0.75rem 0.25rem;
    padding-inline: 1.375rem 0.75rem;
  }
  dialog .body {
    position: relative; /* so that what is there for screen readers alone scrolls along */
    display: flex;
    flex-direction: column;
    gap: 1.125rem;
    padding: 0.5rem 1.375rem 1.375rem;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }
  dialog footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0.625rem;
    padding: 0.75rem 1.375rem 1rem;
    border-top: 1px solid var(--line);
  }
  dialog footer .hint {
    margin-inline-end: auto;
  }
  dialog footer button,
  .choice label {
    min-width: 0;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  @media (max-height: 20rem) {
    dialog .inside {
      display: block;
      overflow: auto;
    }
  }
  dialog#resign,
  dialog#leave,
  dialog#settings {
    width: min(27rem, 100vw - 1.5rem);
  }
  dialog.sheet {
    width: 100vw;
    max-height: min(82dvh, 36rem);
    margin: auto 0 0;
    border-width: 1px 0 0;
    border-radius: 18px 18px 0 0;
    padding-bottom: env(safe-area-inset-bottom);
  }
  dialog.sheet .inside {
    max-height: min(82dvh, 36rem);
  }
  dialog.sheet .body {
    gap: 0.75rem;
  }
  dialog.sheet .list {
    flex: 0 1 auto;
    min-height: min(8rem, 25dvh);
    max-height: 40dvh;
  }

  @media (max-width: 30rem) {
    dialog .body {
      padding-inline: 1rem;
    }
    dialog header {
      padding-inline-start: 1rem;
    }
    dialog footer {
      padding-inline: 1rem;
    }
    dialog footer button {
      flex: 1 1 auto;
    }
  }

  .rules {
    display: grid;
    gap: 0.625rem;
    margin: 0;
    padding-inline-start: 1.125rem;
  }
  .rules ::marker {
    color: var(--accent);
  }

  /* Choices */

  legend,
  .slider span,
  .name span,
  .pick span,
  .toggle span {
    padding: 0;
    font-weight: 600;
  }
  .hint {
    color: var(--muted);
    font-size: var(--small);
    line-height: 1.4;
  }
  .choice .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    margin-block: 0.375rem;
  }
  .choice label,
  .games label {
    position: relative;
    cursor: pointer;
    display: block;
  }
  .choice input,
  .games input {
    position: absolute;
    opacity: 0;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    cursor: pointer;
  }
  .choice label span {
    display: block;
    min-width: 2.5rem;
    padding: 0.375rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 10px;
    text-align: center;
    line-height: 1.5;
  }
  .choice input:checked + span {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--card);
  }
  .games {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.5rem;
  }
  .games label > span {
    display: block;
    height: 100%;
    padding: 0.625rem 0.875rem;
    border: 1px solid var(--line);
    border-radius: 12px;
  }
  .games b {
    display: block;
    font-family: var(--serif);
    font-size: 1.0625rem;
    font-weight: 600;
  }
  .games small {
    display: block;
    color: var(--muted);
    font-size: var(--small);
    line-height: 1.35;
  }
  .games input:checked + span {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    background: color-mix(in srgb, var(--wash) 45%, transparent);
  }
  .stepper {
    display: inline-flex;
    align-items: center;
    border: 1px solid var(--line);
    border-radius: 10px;
  }
  label + .stepper {
    margin-inline-start: auto;
  }
  .width .row {
    align-items: center;
  }
  dialog .stepper button {
    min-height: 2.25rem;
    min-width: 2.5rem;
    padding: 0;
    border: 0;
  }
  .stepper output {
    min-width: 3.5rem;
    text-align: center;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .players {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.75rem;
    align-items: start;
  }
  .player,
  .pick,
  .name {
    display: flex;
    flex-direction: column;
    gap: 0.25rem;
    min-width: 0;
  }
  select,
  input[type="text"] {
    width: 100%;
    min-height: 2.75rem;
    padding: 0.375rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: color-mix(in srgb, var(--paper) 50%, transparent);
    color: inherit;
    font: inherit;
  }
  select option {
    background: var(--card);
    color: var(--ink);
  }
  input[type="text"]::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  details > fieldset {
    margin-top: 1rem;
  }
  .toggle {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-height: 2.25rem;
    cursor: pointer;
  }
  .toggle input {
    appearance: none;
    flex: none;
    position: relative;
    width: 2.75rem;
    height: 1.5rem;
    margin: 0;
    border-radius: 1rem;
    border: 1px solid var(--muted);
    background: transparent;
    cursor: pointer;
    transition: background-color 120ms;
  }
  .toggle input::after {
    content: "";
    position: absolute;
    inset-block: 3px;
    inset-inline: 3px auto;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--muted);
    transition: translate 120ms;
  }
  .toggle input:checked {
    background: var(--accent);
    border-color: var(--accent);
  }
  .toggle input:checked::after {
    translate: 1.25rem 0;
    background: var(--on-accent);
  }
  .slider {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.5rem;
  }
  .slider small {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  input[type="range"] {
    grid-column: 1 / -1;
    appearance: none;
    width: 100%;
    height: 1.75rem;
    margin: 0;
    background: none;
    cursor: pointer;
    border-radius: 6px;
  }
  input[type="range"]::-webkit-slider-runnable-track {
    height: 4px;
    border-radius: 2px;
    background: var(--line);
  }
  input[type="range"]::-moz-range-track {
    height: 4px;
    border-radius: 2px;
    background: var(--line);
  }
  input[type="range"]::-webkit-slider-thumb {
    appearance: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: -8px;
    border-radius: 50%;
    border: 2px solid var(--accent);
    background: var(--card);
  }
  input[type="range"]::-moz-range-thumb {
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    border: 2px solid var(--accent);
    background: var(--card);
  }

  @media (max-width: 30rem) {
    .games {
      grid-template-columns: 1fr;
    }
    label + .stepper {
      margin-inline-start: 0;
    }
  }

  /* Rules and story, tables and keys */

  tsoro-story {
    display: flex;
    flex-direction: column;
    gap: 1.75rem;
  }
  tsoro-story section {
    display: flex;
    flex-direction: column;
    gap: 0.75rem;
  }
  h3 {
    margin: 0;
    font: 600 1.0625rem / 1.2 var(--serif);
  }
  tsoro-story section + section {
    padding-top: 1.25rem;
    border-top: 1px solid var(--line);
  }
  tsoro-story cite {
    color: var(--muted);
    font-size: var(--small);
    font-style: normal;
  }
  tsoro-story cite::before {
    content: "— ";
  }
  tsoro-picture {
    display: block;
  }
  figure {
    display: flex;
    flex-direction: column;
    align-items: center;
    margin: 0;
  }
  figcaption {
    color: var(--muted);
    font-size: var(--small);
    text-align: center;
  }
  .ruling {
    padding-inline-start: 0.875rem;
    border-inline-start: 3px solid var(--line);
    font-size: var(--small);
  }
  .ruling b {
    display: block;
  }
  .glossary {
    display: grid;
    gap: 0.5rem;
  }
  .glossary > div {
    display: grid;
    grid-template-columns: 10rem minmax(0, 1fr);
    gap: 0 1rem;
  }
  .glossary dt {
    font-weight: 600;
  }
  @media (max-width: 30rem) {
    .glossary > div {
      display: block;
    }
  }

  .keys {
    display: grid;
    gap: 0.375rem;
    font-size: var(--small);
  }
  .keys > div {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: 0 0.75rem;
    align-items: baseline;
  }
  .keys dd {
    margin: 0;
  }
  kbd {
    display: inline-block;
    min-width: 1.5rem;
    padding: 0.0625rem 0.375rem;
    border: 1px solid var(--muted);
    border-radius: 5px;
    font: inherit;
    text-align: center;
    white-space: nowrap;
  }
  .board-table {
    overflow-x: auto;
    padding: 0.25rem;
  }
  .board-table table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .board-table :is(th, td) {
    padding: 0.25rem 0.5rem;
    text-align: center;
    font-weight: 400;
  }
  .board-table tbody td {
    border: 1px solid var(--line);
  }
  .board-table [scope="row"] {
    position: sticky;
    inset-inline-start: -0.25rem;
    max-width: 8rem;
    overflow-wrap: break-word; /* a name stays whole beside numbers */
    padding-inline-start: 0.25rem;
    background: var(--card);
    text-align: start;
  }

  /* Who has how much */

  .scales {
    display: grid;
    grid-template-columns: fit-content(70%) fit-content(70%);
    justify-content: space-between;
    gap: 0.25rem 1rem;
  }
  .scales p {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
    min-width: 0;
  }
  .scales :is(span, bdi),
  .ending .link {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .scales p:nth-of-type(2) {
    flex-direction: row-reverse;
  }
  .scales b {
    font-family: var(--serif);
    font-size: var(--large);
    font-weight: 600;
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }
  .scales svg,
  .scales .caption {
    grid-column: 1 / -1;
  }
  .scales svg {
    width: 100%;
    height: 0.375rem;
    border-radius: 3px;
    animation: unroll 700ms 120ms cubic-bezier(0.2, 0.7, 0.2, 1) both;
  }
  .scales .south {
    fill: var(--accent);
  }
  .scales .north {
    fill: var(--muted);
  }
  .scales .caption,
  .ending dt {
    color: var(--muted);
    font-size: var(--small);
  }

  /* Analysis */

  .analysis {
    display: grid;
    gap: 0.25rem;
    padding-block: 0.5rem;
    border-top: 1px solid var(--line);
  }
  .analysis h2 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    font-size: 1rem;
  }
  .analysis h2 small {
    color: var(--muted);
    font-family: var(--sans, inherit);
    font-size: var(--small);
    font-weight: 400;
  }
  .analysis .scales {
    font-size: var(--small);
  }
  .analysis .scales svg {
    animation: none;
  }
  .analysis .proven {
    font-weight: 600;
  }
  .analysis .lines,
  .analysis .turnings {
    display: grid;
    gap: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .analysis .turnings {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    font-variant-numeric: tabular-nums;
  }
  .analysis .link {
    font-size: var(--small);
  }
  .analysis .lines li {
    overflow-x: auto;
    white-space: nowrap;
    scrollbar-width: none;
    font-variant-numeric: tabular-nums;
  }
  .analysis .lines .link {
    min-width: 1.5rem;
    margin-inline-end: 0.375rem;
  }
  .analysis .lines .link:first-child {
    font-weight: 650;
  }
  .course {
    position: relative;
    height: 3rem;
  }
  .course svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .course :is(line, polyline) {
    fill: none;
    stroke: var(--line);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  .course .at {
    stroke: var(--muted);
    stroke-dasharray: 2 3;
  }
  .course polyline {
    stroke: var(--accent);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .course circle {
    fill: var(--card);
    stroke: var(--ink);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  .course input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .course:focus-within {
    outline: 3px solid var(--focus, var(--accent));
    outline-offset: 2px;
  }

  /* The signs of the turns */

  .signs dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.125rem 0.875rem;
    padding-block: 0.25rem;
    padding-inline: 1rem 0;
  }
  .signs dt {
    font-weight: 600;
  }

  /* On paper: the board in lines, the record beneath */

  .printed {
    display: none;
  }
  @media print {
    :root,
    :root[data-theme] {
      color-scheme: light;
    }
    html,
    body {
      height: auto;
      background: #fff;
    }
    tsoro-page {
      display: block;
      min-height: 0;
      padding: 0;
    }
    /* Where the sheet is not here yet, the page is printed as it stands. */
    tsoro-page:has(> .printed:not(:empty)) > :not(.printed) {
      display: none;
    }
    .printed {
      display: block;
      color: #000;
      font-size: 11pt;
    }
    .printed p {
      margin-block: 0.375rem;
    }
    .printed svg {
      display: block;
      width: 100%;
      max-height: 60vh;
      fill: none;
      stroke: #000;
      stroke-width: 1;
      break-inside: avoid;
    }
    .printed .head {
      stroke-width: 1.2;
      stroke-dasharray: 3.4 2.4;
    }
    .printed .stone,
    .printed text {
      fill: #000;
      stroke: none;
    }
    .printed text {
      font: 9px var(--sans);
      text-anchor: middle;
    }
    .printed pre {
      margin-top: 1rem;
      font:
        9.5pt / 1.5 ui-monospace,
        monospace;
      white-space: pre-wrap;
    }
    @page {
      margin: 14mm;
    }
  }

  /* Where the system chooses the colours, what is chosen or switched on keeps a sign of its own. */
  @media (forced-colors: active) {
    .choice input:checked + span,
    .games input:checked + span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .games input:checked + span * {
      color: HighlightText;
    }
    .toggle input,
    .toggle input::after {
      forced-color-adjust: none;
      border-color: ButtonText;
    }
    .toggle input {
      background: ButtonFace;
    }
    .toggle input::after {
      background: ButtonText;
    }
    .toggle input:checked {
      background: Highlight;
    }
    .toggle input:checked::after {
      background: HighlightText;
    }
    input[type="range"] {
      forced-color-adjust: none;
      --line: ButtonText;
      --accent: Highlight;
      --card: Canvas;
    }
  }
`;

if (styleSheet) document.adoptedStyleSheets.push(styleSheet);
