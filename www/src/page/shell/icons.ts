/** The page's few signs, drawn with the pen of the text beside them. */
import { html, type TemplateResult } from 'lit';

function icon(path: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;
}

export const icons = {
  undo: icon('M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3'),
  redo: icon('m16 5 4.5 4.5L16 14m4-4.5H10a5.5 5.5 0 0 0 0 11h3'),
  undoTurn: icon('M6 5v14M19 5l-8.5 7 8.5 7'),
  redoTurn: icon('M18 5v14M5 5l8.5 7L5 19'),
  close: icon('M6 6l12 12M18 6 6 18'),
  settings: icon(
    'M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  ),
  hint: icon('M9 17.5h6M10 20.5h4M8.5 14.5a6 6 0 1 1 7 0c-.5.4-.5 1-.5 3h-6c0-2 0-2.6-.5-3'),
  done: icon('m5.5 12.5 4.5 4.5 8.5-10'),
  menu: icon('M4 7h16M4 12h16M4 17h16'),
  less: icon('M6 12h12'),
  more: icon('M6 12h12M12 6v12'),
};
