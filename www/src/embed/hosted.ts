/**
 * `<tsoro-board>` at home in other people's pages: it takes the room that there is, and of the text around it the family and the colour alone;
 * on paper it is a picture. Our own page needs nothing of this. Start at `makeHosted`.
 */
import { css, type TemplateResult } from 'lit';
import { showDrawing } from '../element/drawing.ts';
import styles from '../element/element.css';
import { TsoroBoard } from '../element/element.ts';
import ground from './ground.css';
import room from './room.css';

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
    if (stage && board.controller) showDrawing(stage, board.diagram('svg'));
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
