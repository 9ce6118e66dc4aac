/** A kiosk's board has something that attends to it, fetched when the attribute asks for it; without, it is a board like others. */
import type { TsoroBoard } from '../element.ts';
import type { Kiosk } from '../kiosk/kiosk.ts';

export class Attended {
  private attendant: Kiosk | undefined;

  constructor(private readonly board: TsoroBoard) {}

  /** The attribute has changed. */
  async follow(): Promise<void> {
    this.leave();
    if (this.board.kiosk === null) return;
    const { Kiosk } = await import('../kiosk/kiosk.ts');
    if (!this.attendant && this.board.kiosk !== null && this.board.isConnected) this.attendant = new Kiosk(this.board);
  }

  leave(): void {
    this.attendant?.close();
    this.attendant = undefined;
  }
}
