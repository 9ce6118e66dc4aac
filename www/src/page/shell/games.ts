/**
 * Which game is on the board and who plays it: how another game replaces it, how the previous one is restored, and how both are found again on a
 * later visit or from a link. Every other game passes through `replace`.
 */

import type { NewGame, TsoroBoard } from '../../element/element.ts';
import { playerNamed } from '../../game/players.ts';
import type { Tags } from '../../game/tags.ts';
import { text } from '../../i18n/text.ts';
import type { Address } from './address.ts';
import type { Notices } from './notices.ts';
import {
  PERSONS,
  type Players,
  readGame,
  readPlayers,
  type SavedGame,
  setAside,
  writeGame,
  writePlayers,
} from './store.ts';

/** A game that waits for the player to leave the present one. */
export interface Wanted {
  readonly rules: string;
  readonly game: NewGame;
  /** Left out: as before. */
  readonly players?: Players;
}

/** What the games need of the page. */
export interface Host {
  readonly board: TsoroBoard;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
  readonly notices: Notices;
  readonly parts: { open(open: () => Promise<unknown>): Promise<void> };
  /** Puts away the sheet over the board, where there is one. */
  fold(): void;
  /** Asks whether the game under way may be left; `leave` is the answer. */
  askToLeave(): void;
}

/** Who plays by the names in a record. */
function seatsOf({ South = '', North = '' }: Tags): Players {
  return { ...PERSONS, south: playerNamed(South), north: playerNamed(North) };
}

const reloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

export class Games {
  players: Players = readPlayers();
  private readonly saved: SavedGame | undefined;
  /** The record of the game that this one took the place of. */
  private previous: string;
  /** The record of this game when it came. */
  private came: string;
  private wanted: Wanted | undefined;
  private address: Address | undefined;
  /** The `#` parts of the address that are this game's: the one of now and the one before it. */
  private own: readonly string[] = [''];
  /** A link waits to be opened: until then the address does not follow the game. */
  private linked: boolean;

  constructor(private readonly host: Host) {
    this.saved = this.reopened();
    this.previous = this.saved?.before ?? '';
    this.came = this.saved?.record ?? '';
    const { hash } = location;
    // If the page is reloaded at once, the address may lack the last decision, or be updated only after loading has begun.
    const { addresses = [] } = this.saved ?? {};
    if (addresses[0] === hash || (reloaded() && addresses.includes(hash))) this.own = addresses;
    this.linked = !this.own.includes(hash);
  }

  /** The record of the game that was left here; empty if there was none. */
  get left(): string {
    return this.saved?.record ?? '';
  }

  /** Brings back the game that this one took the place of; undefined if there was none. */
  get back(): (() => void) | undefined {
    return this.previous ? this.goBack : undefined;
  }

  /** Like `back`, but only until a decision is played; after that it is offered only next to the record. */
  get backAtOnce(): (() => void) | undefined {
    return this.previous !== '' && this.host.board.record() === this.came ? this.goBack : undefined;
  }

  /** The board has its first game. */
  ready(): void {
    writePlayers(this.players); // a newcomer's too: the game found later is known by them
    if (this.saved && this.saved.choices.length > 0) this.host.board.choices = this.saved.choices;
    if (!this.linked) {
      this.follow();
      return;
    }
    void this.host.parts.open(async () => {
      await (await this.addressBook()).open();
      this.linked = false;
    });
  }

  /** A game at one press; a game under way is left only when the player says so. */
  want(wanted: Wanted): void {
    this.wanted = wanted;
    if (this.host.board.inProgress) this.host.askToLeave();
    else void this.begin(wanted);
  }

  leave(): void {
    if (this.wanted) void this.begin(this.wanted);
  }

  async begin({ rules, game, players }: Wanted): Promise<void> {
    await this.replace(async () => {
      const begun = await this.host.board.newGame(rules, game);
      if (begun && players) void this.seat(players);
      return begun;
    });
  }

  /** The same start, with the names on the other sides. */
  rematch(rules: string): void {
    const { players } = this;
    const { board } = this.host;
    const names = { south: board.northName, north: board.southName };
    void this.begin({
      rules,
      game: { position: board.tags.Position, ...names },
      players: { ...players, south: players.north, north: players.south },
    });
  }

  /** The game of a record in place of this one; computers play where its names say so. Until it stands, nobody decides on its board. */
  async load(record: string, seats = seatsOf): Promise<void> {
    let { players } = this;
    await this.seat(PERSONS);
    try {
      await this.replace(async () => {
        const loaded = await this.host.board.load(record);
        if (loaded) players = seats(this.host.board.tags);
        return loaded;
      });
    } finally {
      await this.seat(players);
    }
  }

  /** The address has changed by other hands. */
  readdressed(): void {
    void this.host.parts.open(async () => (await this.addressBook()).open());
  }

  remember(): void {
    this.write();
    this.follow();
  }

  private write(): void {
    const { board } = this.host;
    writeGame({ record: board.record(), choices: board.choices, before: this.previous, addresses: this.own });
  }

  private follow(): void {
    const { board } = this.host;
    if (!this.linked && (this.address || board.over || board.inProgress))
      this.addressBook().then(
        (address) => address.follow(),
        () => {}, // it could not be fetched: the game goes on without, and it is asked for again at the next turn
      );
  }

  /** Persons play from now on. Not written down: loaded again, the page seats the computer again. */
  stepIn(): void {
    this.players = { ...this.players, south: 'human', north: 'human' };
    this.host.requestUpdate();
  }

  /** What was left here is no game of this engine's: the next one must not overwrite it. */
  putAside(reason: string): void {
    setAside();
    this.host.notices.tell('aside', text('kept-aside', { reason }));
  }

  private goBack = (): void => {
    void this.load(this.previous);
  };

  private async seat(players: Players): Promise<void> {
    const { host } = this;
    this.players = players;
    writePlayers(players);
    host.requestUpdate();
    await host.updateComplete;
    await host.board.updateComplete;
  }

  /** Another game in place of this one, which can be had back. */
  private async replace(open: () => Promise<boolean>): Promise<void> {
    const { board } = this.host;
    this.host.fold();
    const left = board.over || board.inProgress ? board.record() : '';
    if (!(await open())) return;
    this.previous = left || this.previous;
    this.came = board.record();
    this.host.notices.tell('link'); // whatever was wrong with one, this is another game
    this.remember();
    this.host.requestUpdate();
  }

  /** A game from a link: two persons play, and the last turn is shown again. */
  private async openLinked(record: string): Promise<void> {
    const { board } = this.host;
    await this.load(record, () => PERSONS);
    const { plies, turn } = board.state();
    const last = plies + (turn === '' ? 0 : 1);
    if (last === 0) return;
    board.goTo(last - 1);
    board.run();
  }

  /** The address comes when there is something to say in it. */
  private async addressBook(): Promise<Address> {
    const { board } = this.host;
    const { Address } = await import('./address.ts');
    this.address ??= new Address({
      record: () => (board.over || board.inProgress ? board.record() : ''),
      open: (record) => this.openLinked(record),
      complain: (notice) => this.host.notices.tell('link', notice),
      told: (link) => {
        const [now = ''] = this.own;
        if (link === now) return;
        this.own = [link, now];
        this.write();
      },
    });
    return this.address;
  }

  /** The game that was left here; what cannot be one is put aside at once. */
  private reopened(): SavedGame | undefined {
    const saved = readGame();
    if (saved !== 'unreadable') return saved;
    this.putAside(text('no-record'));
    return undefined;
  }
}
