/**
 * `<tsoro-analysis>`, which comes when it is switched on: who stands better where one looks, the best turns with what may follow, and the
 * course of the whole game. It thinks in a worker of its own, first about what is looked at, then about the other turns.
 */
import { html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Line, Report, Side, State } from 'tsoro';
import words from '../../../locales/en-analysis.ftl';
import { onResize } from '../../element/on-resize.ts';
import { recordOf, type Tags } from '../../game/tags.ts';
import type { Names } from '../../game/teams.ts';
import { Localized } from '../../i18n/localized.ts';
import { addWords, text } from '../../i18n/text.ts';
import { OpponentClient } from '../../opponent/client.ts';
import { type Chances, pointsOf, southsChance, type Turning, turningPoints } from './win-chances.ts';
import '../shell/deferred-styles.ts';

addWords(words);

/** What the analysis asks of the board. */
export interface Analysed {
  readonly names: Names;
  readonly tags: Tags;
  showLine(turns: readonly string[], ply: number): void;
  goTo(ply: number): void;
  state(): State;
}

const MEMORY = 16;
const HERE = { lines: 3, nodes: 3_000_000, millis: 8000 };
/** For each turn of the course. */
const EACH = { nodes: 20_000, millis: 1000 };
const GRAPH = { width: 240, height: 48 };

export class Analysis extends Localized {
  @property({ attribute: false }) board: Analysed | undefined;
  @property({ attribute: false }) game: State | undefined;
  @property({ attribute: false }) turns: readonly string[] = [];

  @state() private report: Report | undefined;
  @state() private chances: Chances = [];
  @state() private failure = '';
  /** South's chances by the turns so far: what is taken back and played again is known. */
  private readonly known = new Map<string, number>();
  private readonly opponent = new OpponentClient(MEMORY, () => {});
  private looked = '';
  /** Whether it is seen: a sheet that is closed hides it. */
  private readonly sight = onResize(() => this.follow());

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.sight.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sight.disconnect();
    this.opponent.close();
    this.looked = '';
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('game') || changed.has('board') || changed.has('turns')) this.follow();
  }

  /** Thinks about what is looked at now; not where nobody sees it. */
  private follow(): void {
    const { board, game } = this;
    if (!board || !game) return;
    if (!this.checkVisibility()) {
      this.looked = '';
      this.opponent.stop();
      return;
    }
    const key = `${game.rules} ${game.position} ${game.turn} ${this.turns.join(' ')}`;
    if (key === this.looked) return;
    this.looked = key;
    this.report = undefined;
    this.chances = this.chancesNow();
    this.think(game, key).catch((error: Error) => {
      if (key === this.looked) this.failure = error.message;
    });
  }

  private async think(game: State, key: string): Promise<void> {
    this.failure = '';
    if (game.phase !== 'over') {
      const show = (report: Report) => {
        if (key === this.looked) this.report = report;
      };
      const question = { rules: game.rules, record: this.recordAt(game.ply, game.turn), limits: HERE };
      const report = await this.opponent.think(question, show);
      if (report) show(report);
      if (report && game.turn === '') this.learn(game.ply, southsChance(report, game.toMove));
    }
    for (let ply = 0; ply < game.plies && key === this.looked; ply++) {
      if (this.known.has(this.keyOf(ply))) continue;
      const report = await this.opponent.think({ rules: game.rules, record: this.recordAt(ply), limits: EACH });
      if (report) this.learn(ply, southsChance(report, this.moverAt(ply)));
    }
  }

  private learn(ply: number, chance: number | undefined): void {
    if (chance === undefined) return;
    this.known.set(this.keyOf(ply), chance);
    this.chances = this.chancesNow();
  }

  private chancesNow(): Chances {
    const { game } = this;
    if (!game) return [];
    const chances = Array.from({ length: game.plies + 1 }, (_, ply) => this.known.get(this.keyOf(ply)));
    const { result } = this.board?.state() ?? {};
    if (result) chances[game.plies] = result === '1-0' ? 1 : result === '0-1' ? 0 : 0.5;
    return chances;
  }

  private keyOf(ply: number): string {
    return [this.game?.rules, this.board?.tags.Position, ...this.turns.slice(0, ply)].join(' ');
  }

  /** Of what is shown: the board itself may be a turn ahead, whose stones still move. @param turn the one under way */
  private recordAt(ply: number, turn = ''): string {
    const position = this.board?.tags.Position;
    const turns = this.turns.slice(0, ply);
    return recordOf({ rules: this.game?.rules ?? '', ...(position && { position }), turns, turn });
  }

  /** Who moves after this many turns: turns alternate. */
  private moverAt(ply: number): Side {
    const { ply: here = 0, toMove = 'south' } = this.game ?? {};
    const same = (here - ply) % 2 === 0;
    return same === (toMove === 'south') ? 'south' : 'north';
  }

  override render(): TemplateResult | typeof nothing {
    const { board, game, report } = this;
    if (!board || !game) return nothing;
    return html`<section class="analysis" aria-labelledby="analysis-title">
      <h2 id="analysis-title">${text('analysis-title')}
        <small>${report && game.phase !== 'over' && report.lines[0]?.proven === undefined ? text('analysis-depth', { depth: report.depth }) : ''}</small></h2>
      ${this.failure ? html`<p class="hint" role="alert">${text('analysis-failed', { reason: this.failure })}</p>` : nothing}
      ${game.phase === 'over' ? nothing : this.here(board, game)}
      ${game.plies > 0 ? this.course(board, game) : nothing}
    </section>`;
  }

  private here(board: Analysed, game: State): TemplateResult {
    const lines = this.report?.lines ?? [];
    const chance = southsChance({ lines }, game.toMove);
    const side = (which: Side) =>
      text('analysis-chance', {
        name: board.names[which],
        percent: percent(which === 'south' ? (chance ?? 0.5) : 1 - (chance ?? 0.5)),
      });
    const south = 100 * (chance ?? 0.5);
    return html`
      <div class="scales">
        <p><span>${chance === undefined ? board.names.south : side('south')}</span></p>
        <p><span>${chance === undefined ? board.names.north : side('north')}</span></p>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect class="south" width=${Math.max(0, south - 0.6)} height="4"></rect>
          <rect class="north" x=${Math.min(100, south + 0.6)} width=${Math.max(0, 99.4 - south)} height="4"></rect>
        </svg>
      </div>
      ${proven(lines[0], game.toMove, board.names)}
      <ol class="lines" aria-label=${text('analysis-lines')} title=${text('analysis-lines-hint')}>
        ${lines.map((line) => html`<li>${line.turns.slice(0, 8).map((turn, index) => this.step(game.ply, line, turn, index))}</li>`)}
      </ol>`;
  }

  private step(ply: number, line: Line, turn: string, index: number): TemplateResult {
    const turns = line.turns.slice(0, index + 1);
    return html`<button type="button" class="link" aria-label=${text('analysis-show', { turns: turns.join(' ') })}
      @click=${() => this.show(turns, ply)}>${turn}</button>`;
  }

  /** The lines are still those of the position before a turn while its stones move. */
  private show(turns: readonly string[], ply: number): void {
    this.board?.showLine(turns, ply);
    this.dispatchEvent(new Event('shown'));
  }

  private course(board: Analysed, game: State): TemplateResult {
    const { chances } = this;
    const { width, height } = GRAPH;
    const turnings = turningPoints(chances, this.moverAt(0), 3);
    const x = (ply: number) => (ply * width) / Math.max(1, chances.length - 1);
    const y = (ply: number) => (1 - (chances[ply] ?? 0.5)) * height;
    const chance = chances[game.ply];
    const at =
      chance === undefined
        ? text('analysis-unknown', { ply: game.ply })
        : text('analysis-at', {
            ply: game.ply,
            chance: text('analysis-chance', { name: board.names.south, percent: percent(chance) }),
          });
    return html`
      <div class="course">
        <svg viewBox="-3 -3 ${width + 6} ${height + 6}" preserveAspectRatio="none" aria-hidden="true">
          <line class="even" x1="0" x2=${width} y1=${height / 2} y2=${height / 2}></line>
          <line class="at" x1=${x(game.ply)} x2=${x(game.ply)} y1="0" y2=${height}></line>
          <polyline points=${pointsOf(chances, width, height)}></polyline>
          ${turnings.map(({ ply }) => svg`<circle cx=${x(ply)} cy=${y(ply)} r="3.5"></circle>`)}
        </svg>
        <input type="range" min="0" max=${game.plies} step="1" .value=${String(game.ply)}
          aria-label=${text('analysis-course')} aria-valuetext=${at}
          @input=${(event: Event) => board.goTo(Number((event.target as HTMLInputElement).value))}>
      </div>
      <ul class="turnings">${turnings.map((turning) => this.turned(board, turning))}</ul>`;
  }

  private turned(board: Analysed, { ply, side, loss }: Turning): TemplateResult {
    const told = { ply, turn: this.turns[ply - 1] ?? '', name: board.names[side], percent: percent(loss) };
    return html`<li><button type="button" class="link" aria-label=${text('analysis-turned', told)}
      title=${text('analysis-turned', told)} @click=${() => board.goTo(ply)}>${text('analysis-turned-short', told)}</button></li>`;
  }
}

function percent(share: number): number {
  return Math.round(100 * share);
}

function proven(line: Line | undefined, toMove: Side, names: Names): TemplateResult | typeof nothing {
  if (line?.proven === undefined) return nothing;
  const winner = line.score > 0 === (toMove === 'south') ? 'south' : 'north';
  return html`<p class="proven">${text('analysis-proven', { name: names[winner], turns: line.proven })}</p>`;
}

customElements.define('tsoro-analysis', Analysis);
