/** The look of a kiosk over its board, and its larger targets. */
import { css } from 'lit';

export const styles = css`
  :host { user-select: none; -webkit-touch-callout: none; touch-action: pan-x pan-y; }
  :host([data-attendance='inviting']) .board { padding-bottom: var(--invitations, 0); }
  :host([data-attendance='inviting']) .bar { display: none; }
  .bar button { min-height: 64px; font-size: 1.125em; }
  .kiosk { position: absolute; inset: 0; pointer-events: none; display: grid; place-items: end center; font-size: 1.25em; line-height: 1.3; }
  .kiosk > * { pointer-events: auto; }
  .kiosk button {
    font: inherit;
    min-height: 64px;
    min-width: 64px;
    padding: 8px 24px;
    border: 2px solid var(--accent);
    border-radius: 14px;
    background: var(--card);
    color: var(--ink);
    cursor: pointer;
  }
  .kiosk button:focus-visible { outline: 4px solid var(--focus); outline-offset: 3px; }
  .kiosk .chief { background: var(--accent); color: var(--on-accent); }
  .kiosk .anywhere { position: absolute; inset: 0; border: 0; background: none; border-radius: 0; }
  .kiosk .anywhere:focus-visible { outline-offset: -6px; }
  .invitations {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    width: 100%;
    box-sizing: border-box;
    padding: 16px;
  }
  .invitations button { flex: 0 1 auto; animation: breathe 4s ease-in-out infinite; }
  @keyframes breathe { 50% { border-color: var(--line); } }
  .asked {
    box-sizing: border-box;
    max-width: 100%;
    margin: 16px;
    padding: 20px 24px;
    border: 2px solid var(--line);
    border-radius: 18px;
    background: var(--card);
    box-shadow: 0 12px 40px -12px rgb(30 18 6 / 60%);
    text-align: center;
  }
  .asked div { display: flex; flex-wrap: wrap; justify-content: center; gap: 12px; margin-top: 16px; }
  .countdown { color: var(--muted); font-variant-numeric: tabular-nums; }
  @container board (width >= 60em) and (height >= 40em) {
    .bar { height: 7em; font-size: 1.25em; line-height: 1.3; }
  }
  /* By the window: the board's own room depends on how high they are. */
  @media ((width >= 90rem) and (height >= 40rem)) or ((width >= 60rem) and (height >= 60rem)) {
    .kiosk { font-size: 1.5em; }
  }
  @media (height < 40rem) {
    .invitations { gap: 6px; padding: 6px; }
    .invitations button { min-height: 60px; padding: 4px 12px; font-size: 0.8em; }
  }
  :host([motion='none']) .invitations button { animation: none; }
  @media (prefers-reduced-motion: reduce) {
    :host(:not([motion='full'])) .invitations button { animation: none; }
  }
`;
