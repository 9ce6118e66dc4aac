/** A kiosk's board has something that attends to it, fetched when the attribute asks for it; without, it is a board like others. */

export interface Attendant {
  close(): void;
}

interface Board extends Element {
  readonly kiosk: string | null;
}

export class KioskLoader<B extends Board> {
  private attendant: Attendant | undefined;

  /** @param fetch what attends to a board; undefined where no board is a kiosk */
  constructor(
    private readonly board: B,
    private readonly fetch: ((board: B) => Promise<() => Attendant>) | undefined,
  ) {}

  /** The attribute has changed. */
  async follow(): Promise<void> {
    this.leave();
    if (this.board.kiosk === null || !this.fetch) return;
    const attend = await this.fetch(this.board);
    if (!this.attendant && this.board.kiosk !== null && this.board.isConnected) this.attendant = attend();
  }

  leave(): void {
    this.attendant?.close();
    this.attendant = undefined;
  }
}
