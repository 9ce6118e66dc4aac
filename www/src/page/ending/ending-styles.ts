/** The look of what the end of a game tells. */
import { css } from 'lit';

const { styleSheet } = css`
  .ending {
    display: flex;
    flex-direction: column;
    gap: 0.75rem;
    padding-bottom: 0.875rem;
    border-bottom: 1px solid var(--line);
    animation: arrive 420ms cubic-bezier(0.2, 0.7, 0.2, 1) both;
  }
  @keyframes arrive {
    from {
      opacity: 0;
      translate: 0 0.75rem;
    }
  }
  @keyframes unroll {
    from {
      clip-path: inset(0 50%);
    }
    to {
      clip-path: inset(0);
    }
  }
  .ending dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.375rem;
  }
  .ending dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 0.75rem;
  }
  .ending dd {
    min-width: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: flex-end;
    gap: 0 0.5rem;
    font-variant-numeric: tabular-nums;
  }
  .ending .link {
    min-height: 1.75rem;
    font-size: var(--small);
    cursor: pointer;
    background: none;
  }
  .ending .hint:empty {
    display: none;
  }
  .way-back {
    margin: 0.5rem 0;
  }
  .by-hand textarea {
    width: 100%;
    margin-top: 0.25rem;
    padding: 0.5rem;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: color-mix(in srgb, var(--paper) 50%, transparent);
    color: inherit;
    font:
      0.8125rem / 1.4 ui-monospace,
      monospace;
  }
  tsoro-page > tsoro-ending .ending {
    margin-top: 0.5rem;
    padding: 0.875rem 1rem;
    border: 1px solid var(--line);
    border-radius: 16px;
    background: var(--card);
  }
  tsoro-page > tsoro-ending button:not(.link) {
    min-height: 2.75rem;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: transparent;
    cursor: pointer;
  }

  .panel .ending dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
  }
  .panel .ending dd:not(.none) {
    display: contents;
  }
  .panel .ending .none {
    grid-column: 1 / 3;
    justify-content: flex-start;
  }
  .panel .ending dd .link {
    grid-area: 2 / 1 / 3 / 3;
    justify-self: start;
    max-width: 100%;
  }
  /* Between the numbers, over the names */
  .panel .ending .scales .caption {
    grid-area: 1 / 1 / 2 / 3;
    place-self: start center;
  }
  .panel .ending .scales p:not(.caption) {
    grid-area: 1 / 1;
    flex-direction: column-reverse;
    align-items: flex-start;
    gap: 0;
  }
  .panel .ending .scales p:nth-of-type(2) {
    grid-column: 2;
    align-items: flex-end;
  }
  .panel .ending .scales :is(span, bdi) {
    max-width: 100%;
    color: var(--muted);
    font-size: var(--small);
  }
  .ending dd b {
    flex: none;
  }
  /* In the panel it leaves the turns some room */
  tsoro-ending:defined ~ :is(.taken, .quick + .quick) {
    display: none;
  }
`;

if (styleSheet) document.adoptedStyleSheets.push(styleSheet);
