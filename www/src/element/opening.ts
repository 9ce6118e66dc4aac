/**
 * How games come to the board: what the attributes or the element's own text ask for first, then what they and the host bring. Start at
 * `begin`; every game passes through `open`.
 */
import type { Side } from 'tsoro';
import { isDead } from '../engine/engine.ts';
import { fault } from '../engine/errors.ts';
import type { EngineSupervisor } from '../engine/supervisor.ts';
import type { GameController } from '../game/controller.ts';
import { LONGEST_RECORD } from '../game/limit.ts';
import { isComputers } from '../game/players.ts';
import { Session, type Source } from '../game/session.ts';
import { namesOf } from '../game/tags.ts';
import type { Names } from '../game/teams.ts';
import { text } from '../i18n/text.ts';
import { NearViewport } from './near-viewport.ts';

const noGame = async (): Promise<Error> => (await import('./refusal.ts')).noGame();

/** What opening a game needs of the element. */
export interface Opened extends Element {
  readonly engine: EngineSupervisor;
  readonly controller: GameController | undefined;
  readonly rules: string;
  readonly position: string;
  readonly recordText: string;
  readonly src: string;
  readonly controls: string;
  readonly kiosk: string | null;
  readonly ply: number | undefined;
  readonly inProgress: boolean;
  readonly record: () => string;
  southName: string;
  northName: string;
  /** Sets a game out on the board. */
  put(session: Session): void;
  goTo(ply: number): void;
  latest(): void;
  emit(type: string, detail: unknown, cancelable?: boolean): boolean;
  died(error: unknown): void;
  failed(error: Error): void;
}

export class Opening {
  /** The names that came with the game, and go with it. */
  private given: Partial<Names> = {};
  /** How often the attributes were read; what an earlier reading fetched comes too late. */
  private readings = 0;
  /** Counts the games requested by the host or the attributes; refusals of earlier requests are no longer shown. */
  private asking = 0;
  /** `tsoro-ready` has been told. */
  private announced = false;
  private readonly nearness = new NearViewport();
  /** The record that `src` names is on its way. */
  private fetching: AbortController | undefined;
  /** Whether the element was removed while that record was being fetched. */
  private interrupted = false;
  private begun = () => {};
  /** What the attributes ask for is open, or cannot be. */
  private readonly beginning = new Promise<void>((resolve) => {
    this.begun = resolve;
  });

  constructor(private readonly element: Opened) {}

  async begin(): Promise<void> {
    const { element } = this;
    element.engine.get().catch(() => {}); // so that a board far away can be printed at once
    await this.nearness.of(element);
    try {
      await element.engine.get();
      const { rules, src } = element;
      this.readings++;
      let asked = await this.asked();
      for (; asked === undefined; this.readings++) asked = await this.asked();
      const record = asked || (await this.ownText());
      const opened = (record !== '' && (await this.tried({ record, rules }))) || (await this.tried(this.fromRules()));
      if (!opened) await this.tried({ rules: '' });
      if (!record && !src && element.controls === 'replay') this.refuse(await noGame());
      else if (element.ply !== undefined) this.goWhereAsked();
    } catch (error) {
      element.failed(error as Error);
    }
    this.returned();
    this.begun();
  }

  /** Once the first game stands, which the host does not wait for until the board is near the screen. */
  ready(): Promise<void> {
    this.nearness.hurry();
    return this.beginning;
  }

  /** Tells once that there is a game. */
  announce(): void {
    const { controller, isConnected } = this.element;
    if (this.announced || !controller || !isConnected) return;
    this.announced = true;
    this.element.emit('tsoro-ready', { state: controller.state });
  }

  /** The element is in a document again. */
  returned(): void {
    this.announce();
    const { controller, isConnected } = this.element;
    if (this.interrupted && controller && isConnected) void this.reopen(true, true);
  }

  /** The element was taken away, unless it was only moved. */
  leave(): void {
    queueMicrotask(() => {
      if (this.element.isConnected || !this.fetching) return;
      this.interrupted = true;
      this.fetching.abort();
    });
  }

  /** Attributes that say which game have changed. The text of the game on the board changes nothing. */
  async reopen(fromRecord: boolean, look: boolean): Promise<void> {
    const { element } = this;
    if (this.readings === 0) return; // they are still to be read
    const mine = ++this.readings;
    this.forget();
    if (fromRecord) this.fetching?.abort();
    await this.beginning;
    if (mine !== this.readings) return;
    const asked = fromRecord ? await this.asked() : '';
    if (asked === undefined || this.interrupted) return;
    const record = fromRecord ? asked || (await this.ownText()) : '';
    if (mine !== this.readings || !element.controller || (record && record === element.record())) return;
    const opened = await this.tried(record ? { record, rules: element.rules } : this.fromRules());
    if (look || (opened && record && element.ply !== undefined)) this.goWhereAsked();
  }

  /** The attribute names another turn to look at. */
  look(): void {
    this.forget();
    this.goWhereAsked();
  }

  private goWhereAsked(): void {
    const { element } = this;
    try {
      if (element.ply === undefined) element.latest();
      else element.goTo(element.ply);
    } catch (error) {
      this.refuse(error);
    }
  }

  /** A game that the host brings; false if a host forbade it. Rejects with the engine's error: the game stays. */
  async bring(source: Source, names?: Names): Promise<boolean> {
    await this.ready();
    this.interrupted = false;
    const brought = await this.open(source, names);
    // Errors in the attributes no longer matter, except in a kiosk, which starts new games from them.
    if (brought && this.element.kiosk === null) this.forget();
    return brought;
  }

  /** Takes away what was refused before. */
  private forget(): void {
    this.asking++;
    this.element.shadowRoot?.querySelector('.refused')?.remove();
  }

  /** False if a host forbade it. Rejects with the engine's error: the game stays. */
  private async open(source: Source, names?: Names): Promise<boolean> {
    const { element } = this;
    const session = await this.read(source);
    if (element.inProgress && !element.emit('tsoro-reset', { source }, true)) {
      session.close();
      return false;
    }
    const anew = names !== undefined || (element.controller !== undefined && 'record' in source);
    this.name(names ?? namesOf(session.tags), anew);
    element.engine.well();
    element.put(session);
    return true;
  }

  /** What an attribute asks for and cannot be read is told, and the game stays. */
  private async tried(source: Source): Promise<boolean> {
    try {
      return await this.open(source);
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }

  /** If reading kills the engine's instance, the game on the board is brought back in another. */
  private async read(source: Source): Promise<Session> {
    const record: unknown = 'record' in source && source.record;
    if (typeof record === 'string' && record.length > LONGEST_RECORD) throw (await import('./refusal.ts')).tooLong();
    const engine = await this.element.engine.get();
    try {
      return Session.open(engine, source);
    } catch (error) {
      if (!isDead(error)) throw error;
      this.element.died(error);
      throw fault('engine-restarted', text('revived'), error);
    }
  }

  /** The names that come with a game, or else the host's; `anew`: those that were set in between go too. */
  private name(names: Partial<Names>, anew: boolean): void {
    const { element } = this;
    const named = (side: Side, now: string) => {
      const kept = anew || now === this.given[side] ? element.getAttribute(`${side}-name`) : now;
      const name = names[side] ?? '';
      return (isComputers(name) ? '' : name) || kept || '';
    };
    element.southName = named('south', element.southName);
    element.northName = named('north', element.northName);
    this.given = names;
  }

  /**
   * The record that the attributes give or name; empty if there is none, or it cannot be fetched, which is told; undefined if meanwhile they name
   * another.
   */
  private async asked(): Promise<string | undefined> {
    const { recordText, src } = this.element;
    this.fetching?.abort();
    this.fetching = undefined;
    this.interrupted = false;
    if (recordText || !src) return recordText;
    const fetching = new AbortController();
    this.fetching = fetching;
    try {
      const { recordAt } = await import('./fetch-record.ts');
      const record = await recordAt(src, fetching.signal);
      if (fetching.signal.aborted) return undefined;
      if (record === '') throw await noGame();
      return record;
    } catch (error) {
      if (fetching.signal.aborted) return this.interrupted ? '' : undefined;
      this.refuse(error);
      return '';
    } finally {
      if (this.fetching === fetching) this.fetching = undefined;
    }
  }

  /** Whoever put the board on a page should see that it does not show what they meant. */
  private refuse(error: unknown): void {
    const { element, asking } = this;
    element.emit('tsoro-error', error);
    import('./refusal.ts').then(
      ({ showRefusal }) => asking === this.asking && showRefusal(element, error as Error),
      () => {}, // without the words, the event alone tells
    );
  }

  /** The record between the tags; elements for the bar's slot are none, and need no look. */
  private async ownText(): Promise<string> {
    const { element } = this;
    const { childNodes, parentElement } = element;
    const stands = [...childNodes].some((node) => !(node as Element).slot && node.textContent?.trim());
    if (!stands && parentElement?.nodeName !== 'P') return '';
    try {
      const { recordBetween } = await import('./between.ts');
      return recordBetween(element);
    } catch (error) {
      this.refuse(error);
      return '';
    }
  }

  private fromRules(): Source {
    return { rules: this.element.rules, position: this.element.position };
  }
}
