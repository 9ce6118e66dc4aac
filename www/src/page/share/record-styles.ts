/** The look of the dialog of link, record and picture, which comes with it. */
import { css } from 'lit';

export const styles = css`
  #record section {
    display: grid;
    gap: 0.625rem;
  }
  #record section + section {
    padding-top: 1.125rem;
    border-top: 1px solid var(--line);
  }
  #record h3 {
    margin: 0;
    font: 600 1.0625rem / 1.3 var(--serif, serif);
  }
  #record p {
    margin: 0;
  }
  #record p:empty {
    position: absolute;
  }
  #record .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  #record .link-and-code {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 9.5rem;
    gap: 0.625rem 1.125rem;
    align-items: start;
  }
  #record .link-and-code > div {
    display: grid;
    gap: 0.625rem;
  }
  #record textarea,
  #record input[readonly] {
    width: 100%;
    padding: 0.5rem 0.625rem;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: color-mix(in srgb, var(--paper) 50%, transparent);
    color: inherit;
    font: 0.8125rem / 1.45 ui-monospace, monospace;
    resize: vertical;
  }
  #record label.file {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.375rem 1rem;
    border: 1px solid var(--line);
    border-radius: 10px;
    cursor: pointer;
  }
  #record label.file:focus-within {
    outline: 3px solid var(--focus, currentColor);
    outline-offset: 2px;
  }
  #record .error {
    padding: 0.5rem 0.75rem;
    border-inline-start: 4px solid var(--accent);
    overflow-wrap: anywhere;
  }
  #record .code {
    display: block;
    width: 100%;
    border-radius: 8px;
    background: #fff;
    fill: #000;
    shape-rendering: crispEdges;
  }
  #record .picture {
    display: block;
    max-width: 100%;
    height: auto;
    margin-inline: auto;
  }
  @media (max-width: 30rem) {
    #record .link-and-code {
      grid-template-columns: minmax(0, 1fr);
    }
    #record .code {
      max-width: 14rem;
      margin-inline: auto;
    }
  }
`;
