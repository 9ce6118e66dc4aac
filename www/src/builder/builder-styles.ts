/** The look of the page on which a board is put together: what is chosen beside how it looks, what to paste below. */
import { css } from 'lit';

export const builderStyles = css`
  /* It scrolls as a document: its ground is as long as it is. */
  html,
  body {
    height: auto;
    min-height: 100dvh;
  }
  tsoro-builder {
    display: block;
    max-width: 104rem;
    margin-inline: auto;
    padding: 1.25rem max(1rem, env(safe-area-inset-left)) 3rem;
  }
  tsoro-builder h1 {
    white-space: normal;
  }
  tsoro-builder header {
    display: grid;
    gap: 0.375rem;
    margin-bottom: 1.25rem;
  }
  tsoro-builder header p {
    color: var(--muted);
  }
  tsoro-builder a {
    color: var(--accent);
    text-underline-offset: 0.2em;
  }
  tsoro-builder main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2rem;
  }
  tsoro-builder .error {
    color: var(--accent);
    font-size: 0.875rem;
  }
  tsoro-builder form [aria-invalid='true'] {
    border-color: var(--accent);
  }
  tsoro-builder form {
    display: grid;
    gap: 0.875rem;
    min-width: 0;
    padding: 1.125rem;
    border: 1px solid var(--line);
    border-radius: 16px;
    background: var(--card);
  }
  tsoro-builder form p.hint {
    margin-top: -0.625rem;
  }
  tsoro-builder input[type='number'] {
    width: 5.5rem;
    min-height: 2.75rem;
    padding: 0.375rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: color-mix(in srgb, var(--paper) 50%, transparent);
    color: inherit;
    font: inherit;
  }
  tsoro-builder .long {
    display: grid;
    gap: 0.375rem;
  }
  tsoro-builder .long span {
    font-weight: 600;
  }
  tsoro-builder textarea {
    width: 100%;
    max-height: 20rem;
    field-sizing: content;
    padding: 0.5rem 0.625rem;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: color-mix(in srgb, var(--paper) 50%, transparent);
    color: inherit;
    font: 0.8125rem / 1.45 ui-monospace, monospace;
    resize: vertical;
  }
  tsoro-builder .long textarea {
    min-height: 7.5rem;
  }
  tsoro-builder .looks,
  tsoro-builder .paste {
    display: grid;
    gap: 1rem;
    align-content: start;
    min-width: 0;
  }
  tsoro-builder .boards {
    display: flex;
    min-width: 0;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 1.25rem;
  }
  tsoro-builder figure {
    box-sizing: border-box;
    max-width: 100%;
    margin: 0;
    padding: 0.625rem;
    overflow-x: auto;
    border: 1px solid var(--line);
    border-radius: 16px;
    background: var(--card);
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }
  tsoro-builder figure:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  tsoro-builder figcaption {
    position: sticky;
    inset-inline-start: 0;
    width: fit-content;
    padding-inline: 0.25rem;
    color: var(--muted);
    font-size: var(--small);
  }
  tsoro-builder iframe {
    display: block;
    height: 24rem;
    border: 0;
  }
  tsoro-builder .paste > section {
    display: grid;
    gap: 0.5rem;
    align-content: start;
    min-width: 0;
  }
  tsoro-builder h3 {
    margin: 0;
    font: 600 1.0625rem / 1.3 var(--serif);
  }
  tsoro-builder .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem;
    color: var(--muted);
    font-size: var(--small);
  }
  tsoro-builder .hint {
    overflow-wrap: anywhere;
  }
  @media (min-width: 62rem) {
    tsoro-builder {
      padding-inline: 2rem;
    }
    tsoro-builder main {
      grid-template-columns: 23rem minmax(0, 1fr);
      align-items: start;
    }
    tsoro-builder form {
      position: sticky;
      top: 1rem;
      grid-row: span 2;
      max-height: calc(100dvh - 2rem);
      overflow-y: auto;
      scrollbar-width: thin;
      scrollbar-color: var(--line) transparent;
    }
    tsoro-builder .paste {
      grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
      gap: 1.5rem;
    }
    tsoro-builder .paste h2 {
      grid-column: 1 / -1;
    }
  }
`;
