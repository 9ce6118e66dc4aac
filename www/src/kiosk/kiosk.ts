/**
 * A board that stands by itself in a museum: it plays against itself and invites; whoever comes plays the computer; when nobody moves any more it asks,
 * counts down and begins anew, as it does after any error. Nothing leads out of it. Comes with the attribute `kiosk`. Start at `Kiosk.invite`.
 */
import { html, nothing, render, type TemplateResult } from 'lit';
import words from '../../locales/en-kiosk.ftl';
import { adopt, disown } from '../element/adopt-styles.ts';
import type { TsoroBoard } from '../element/element.ts';
import { given } from '../element/given.ts';
import { fault } from '../engine/errors.ts';
import { LANGUAGES, type Language, wordsOf } from '../i18n/languages.ts';
import { addWords, direction, language, onLanguage, speakFor, text } from '../i18n/text.ts';
import { type Attendance, attended, type Happening, INVITING, type Patience, patienceIn } from './attendance.ts';
import { isLegible, measureIn } from './glyphs.ts';
import styles from './kiosk.css';
import { type Tongues, tonguesIn } from './tongues.ts';

addWords(words);

/** How the computers of a demonstration play, and who plays it if the host says nothing. */
const SHOWN = 'computer:3';
const OPPONENT = 'computer:2';
/** Seconds after which a demonstration that is over, or what went wrong, begins anew. */
const REST = 6;
/** After so many failures in a row the page is loaded anew, where it is ours. */
const FAILURES = 3;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'];

export class Kiosk {
  private now: Attendance = INVITING;
  private readonly layer = document.createElement('div');
  private readonly patience: Patience;
  private readonly tongues: Tongues;
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly unfollow: () => void;
  /** Seconds from one look at the clock to the next. */
  private readonly step: number;
  private rules: string;
  private position: string;
  private readonly players: { south: string; north: string };
  /** What the host gave, which the kiosk replaces while it is there. */
  private readonly host: Given;
  /** “Touch to play”, in each language. */
  private invitations: readonly (readonly [Language, string])[] = [];
  private readonly sized = new ResizeObserver(([box]) => {
    const height = box?.borderBoxSize[0]?.blockSize ?? 0;
    if (height > 0) this.makeRoom(height);
  });
  private again: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  /** Which demonstration or game it is: what was to happen in an earlier one does not. */
  private round = 0;

  constructor(private readonly board: TsoroBoard) {
    this.patience = patienceIn(board.kiosk);
    this.tongues = tonguesIn(board.kioskLanguages);
    this.step = Math.min(1, this.patience.idle / 6);
    this.rules = board.rules;
    this.position = board.position;
    this.host = givenTo(board);
    this.players = { south: this.host.south ?? 'human', north: this.host.north ?? OPPONENT };
    const root = board.renderRoot as ShadowRoot;
    adopt(root, styles);
    this.layer.className = 'kiosk';
    this.layer.translate = false;
    root.querySelector('.board')?.append(this.layer);
    board.controls = 'play';
    board.link = 'no';
    board.addEventListener('tsoro-over', this.over);
    board.addEventListener('tsoro-error', this.failed);
    board.addEventListener('contextmenu', this.stay);
    for (const touch of TOUCHES) addEventListener(touch, this.touched, { capture: true, passive: true });
    this.unfollow = onLanguage(() => this.show());
    this.timer = setInterval(() => this.passed(), 1000 * this.step);
    if (this.tongues.unknown.length > 0) void this.refuse(this.tongues.unknown);
    void this.gather();
    void this.invite();
  }

  /** Whoever set the kiosk up should see which languages there are not. */
  private async refuse(unknown: readonly string[]): Promise<void> {
    const known = Object.keys(LANGUAGES).join(', ');
    const error = fault('bad-languages', text('kiosk-unspoken', { unknown: unknown.join(', '), known }));
    this.board.emit('tsoro-error', error);
    const { showRefusal } = await import('../element/refusal.ts');
    showRefusal(this.board, error);
  }

  close(): void {
    const { board } = this;
    clearInterval(this.timer);
    clearTimeout(this.again);
    this.unfollow();
    this.sized.disconnect();
    board.style.removeProperty('--invitations');
    this.layer.remove();
    delete board.dataset.attendance;
    disown(board.renderRoot as ShadowRoot, styles);
    this.inert(false);
    board.removeEventListener('tsoro-over', this.over);
    board.removeEventListener('tsoro-error', this.failed);
    board.removeEventListener('contextmenu', this.stay);
    for (const touch of TOUCHES) removeEventListener(touch, this.touched, { capture: true });
    Object.assign(board, this.host);
    this.speak('');
  }

  private speak(tongue: string): void {
    speakFor(this, tongue).catch(() => {});
  }

  /** The start screen: computers play each other until somebody comes. */
  private async invite(): Promise<void> {
    this.seat(SHOWN, SHOWN);
    this.board.seats.renew();
    this.speak(this.tongues.atRest ?? '');
    await this.open();
  }

  private async begin(spoken?: Language): Promise<void> {
    this.happened({ type: 'begun' });
    this.seat(this.players.south, this.players.north);
    if (spoken) this.speak(spoken);
    await this.open();
    if (this.now.phase === 'playing')
      this.board.shadowRoot?.querySelector<HTMLElement>('[data-pit][tabindex="0"]')?.focus();
  }

  private seat(south: string, north: string): void {
    this.board.south = south;
    this.board.north = north;
  }

  private async open(): Promise<void> {
    clearTimeout(this.again);
    this.round++;
    this.show();
    try {
      await this.board.newGame(this.rules, { position: this.position || undefined });
      this.failures = 0;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (/^bad-(rules|position)$/.test(code) && this.rules + this.position) await this.asUsual();
      else this.recover();
    }
  }

  /** What was asked for cannot be read, which the board has said: visitors play all the same. */
  private async asUsual(): Promise<void> {
    this.rules = '';
    this.position = '';
    await this.open();
  }

  private readonly over = (): void => {
    this.happened({ type: 'over' });
    if (this.now.phase === 'inviting') this.later(() => void this.invite());
  };

  /** Whatever it was: the start screen again. What was mended on the way needs no more. */
  private readonly failed = (event: Event): void => {
    const { code = '' } = (event as CustomEvent<{ code?: string }>).detail;
    if (!/-restarted$|^bad-languages$/.test(code)) this.recover();
  };

  private recover(): void {
    this.failures++;
    this.now = INVITING;
    this.show();
    const ours = document.documentElement.classList.contains('framed');
    this.later(() => (ours && this.failures >= FAILURES ? location.reload() : void this.invite()));
  }

  private later(act: () => void): void {
    const { round } = this;
    clearTimeout(this.again);
    this.again = setTimeout(() => round === this.round && act(), 1000 * Math.min(REST, this.patience.idle));
  }

  private readonly touched = (): void => this.happened({ type: 'touched' });

  private readonly stay = (event: Event): void => event.preventDefault();

  private passed(): void {
    const busy = /animating|thinking/.test(this.board.dataset.phase ?? '');
    this.happened({ type: 'passed', seconds: this.step, busy });
  }

  private happened(happening: Happening): void {
    const before = this.now;
    this.now = attended(before, happening, this.patience);
    if (this.now.phase !== 'inviting' && this.now === before) return;
    if (this.now.phase === 'inviting' && before.phase !== 'inviting') void this.invite();
    else if (before.phase !== this.now.phase || counts(this.now)) this.show();
  }

  private async gather(): Promise<void> {
    const found = await Promise.all(
      this.tongues.invited.map(async (code) => {
        const patterns = code === 'en' ? words : await wordsOf(code).catch(() => undefined);
        const said = patterns?.['kiosk-invite'];
        return typeof said === 'string' ? [[code, said] as const] : [];
      }),
    );
    const shapeOf = measureIn(this.layer);
    const all = found.flat();
    const legible = all.filter(([, words]) => isLegible(words, shapeOf));
    this.invitations = legible.length > 0 ? legible : all;
    const boxes = all.filter((one) => !this.invitations.includes(one)).map(([code]) => code);
    if (boxes.length > 0) console.warn(this.board, text('kiosk-illegible', { languages: boxes.join(', ') }));
    this.show();
  }

  private show(): void {
    const { phase } = this.now;
    this.layer.dataset.phase = phase;
    this.board.dataset.attendance = phase;
    this.layer.lang = language();
    this.layer.dir = direction();
    this.inert(phase === 'inviting' || phase === 'asking');
    const asked = this.layer.querySelector('.asked');
    render(phase === 'inviting' ? this.invitation() : counts(this.now) ? this.question() : nothing, this.layer);
    this.follow();
    if (phase === 'asking' && !asked) this.layer.querySelector('button')?.focus();
  }

  /** The board keeps clear of the invitations, whatever size they come to. */
  private follow(): void {
    this.sized.disconnect();
    const box = this.layer.querySelector('.invitations');
    if (box) this.sized.observe(box);
  }

  private makeRoom(height: number): void {
    const { board } = this;
    if (board.style.getPropertyValue('--invitations') === `${height}px`) return;
    board.style.setProperty('--invitations', `${height}px`);
    board.requestUpdate('link'); // has it laid out again
  }

  private inert(inert: boolean): void {
    for (const part of this.board.renderRoot.querySelectorAll('.stage, .bar')) part.toggleAttribute('inert', inert);
  }

  /** All of the board takes the invitation; each line of it, in its language. */
  private invitation(): TemplateResult {
    return html`<button class="anywhere" aria-label=${text('kiosk-invite')} @click=${() => this.begin()}></button>
      <div class="invitations">
        ${this.invitations.map(
          ([code, words]) => html`<button lang=${code} @click=${() => this.begin(code)}>${words}</button>`,
        )}
      </div>`;
  }

  private question(): TemplateResult {
    const seconds = Math.ceil(this.now.seconds);
    const over = this.now.phase === 'over';
    const stay = over
      ? html`<button class="chief" @click=${() => this.begin()}>${text('kiosk-again')}</button>`
      : html`<button class="chief" @click=${this.touched}>${text('kiosk-stay')}</button>`;
    return html`<div class="asked" role=${over ? 'group' : 'alertdialog'} aria-label=${text(over ? 'kiosk-over' : 'kiosk-ask')}>
      <p>${text(over ? 'kiosk-over' : 'kiosk-ask')}</p>
      <p class="countdown" aria-hidden="true">${text('kiosk-countdown', { seconds })}</p>
      <div>${stay}<button @click=${() => this.happened({ type: 'left' })}>${text('kiosk-leave')}</button></div>
    </div>`;
  }
}

type Given = Record<'south' | 'north' | 'controls' | 'link', string | undefined>;

function givenTo(board: TsoroBoard): Given {
  return {
    south: given(board, 'south'),
    north: given(board, 'north'),
    controls: given(board, 'controls'),
    link: given(board, 'link'),
  };
}

function counts({ phase }: Attendance): boolean {
  return phase === 'asking' || phase === 'over';
}
