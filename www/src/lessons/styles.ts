/**
 * The look of the lessons, which comes with them. What a turn came to stands where the board's bar was, as high as it, so that the board
 * stays as it is.
 */
import { css } from 'lit';

export const styles = css`
  dialog#lessons {
    width: min(50rem, 100vw - 1.5rem);
  }
  .lesson {
    display: grid;
    gap: 0.75rem 1.5rem;
  }
  .lesson p {
    margin: 0;
  }
  .lesson h3 {
    margin: 0 0 0.25rem;
    font: 600 1.25rem / 1.3 var(--serif, serif);
  }
  .lesson h3:focus {
    outline: none;
  }
  .lesson .task {
    margin-top: 0.375rem;
    font-weight: 650;
  }
  .lesson .steps {
    display: flex;
    gap: 0.25rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .lesson .steps li {
    flex: 1 1 0;
    max-width: 2.75rem;
    min-width: 0;
  }
  .lesson .steps button {
    position: relative;
    width: 100%;
    min-height: 2rem;
    padding: 0;
    border-radius: 8px;
    font-variant-numeric: tabular-nums;
  }
  .lesson .steps svg {
    position: absolute;
    top: -0.375rem;
    inset-inline-end: -0.25rem;
    width: 0.875rem;
    height: 0.875rem;
    border-radius: 50%;
    background: var(--accent);
    color: var(--on-accent);
    stroke-width: 4;
  }
  .lesson .steps [aria-current='step'] {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--card);
  }
  .lesson .place {
    display: flex;
    flex-direction: column;
    height: min(25rem, 100dvh - 16rem);
    min-height: 21rem;
  }
  .lesson tsoro-board {
    flex: 1 1 0;
    width: 100%;
    min-height: 0;
  }
  .lesson .verdict {
    display: flex;
    flex: none;
    align-items: center;
    height: 8.5rem;
    padding: 0.5rem 1rem;
    border-inline-start: 4px solid var(--line);
    border-radius: 4px 10px 10px 4px;
    background: color-mix(in srgb, var(--wash) 55%, transparent);
  }
  .lesson .verdict[data-verdict='done'] {
    border-color: var(--accent);
  }
  .lesson .verdict[data-verdict='none'] {
    position: absolute;
    height: 0;
    padding: 0;
    border: 0;
  }
  .lesson .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .lesson .acts [data-act='next'] {
    margin-inline-start: auto;
  }
  .lesson .acts button {
    padding-inline: 0.75rem;
  }
  @media (max-width: 40rem) {
    #lessons .body {
      padding-inline: 0.75rem;
    }
  }
  /* On a phone the way on stays in sight, however long the words are. */
  @media (max-width: 40rem) and (min-height: 30rem) {
    #lessons .body {
      padding-bottom: 0;
    }
    .lesson .place {
      scroll-margin-bottom: 4.25rem;
    }
    .lesson .acts {
      position: sticky;
      bottom: 0;
      z-index: 1;
      padding-block: 0.5rem 0.75rem;
      background: var(--card);
    }
  }
  @media (min-width: 40rem) and (min-height: 30rem) {
    .lesson {
      grid-template: auto 1fr auto / minmax(13rem, 2fr) 3fr;
    }
    .lesson .place {
      grid-area: 1 / 2 / 4 / 3;
      height: min(27rem, 100dvh - 7rem);
    }
  }
  /* Wide enough for the board's bar to stand beside it. */
  @media (min-width: 44rem) and (max-height: 30rem) {
    dialog#lessons {
      width: min(56rem, 100vw - 1rem);
    }
    .lesson {
      grid-template: auto 1fr auto / minmax(0, 1fr) 29rem;
      gap: 0.375rem 1rem;
      font-size: 0.875rem;
      line-height: 1.35;
    }
    .lesson h3 {
      font-size: 1.0625rem;
    }
    .lesson .place {
      grid-area: 1 / 2 / 4 / 3;
      height: calc(100dvh - 6.5rem);
      min-height: 13rem;
    }
    #lessons .body {
      padding: 0.25rem 0.75rem 0.5rem;
    }
    .lesson .acts {
      flex-wrap: nowrap;
      gap: 0.25rem;
    }
    .lesson .acts button {
      min-width: 0;
      padding-inline: 0.625rem;
    }
    .lesson .verdict {
      height: 3.5rem;
    }
  }
`;
