/**
 * The grid of buttons over the canvas, one a pit: what keyboards, screen readers and pointers meet of the board.
 * It shows what it is told and reports what is asked of it; it knows no rule. Start at `PitGrid`.
 */

import { columnLetters } from '../game/pit-names.ts';
import { keyOf } from './keyboard.ts';
import type { Layout, Rect } from './layout.ts';

/** What a pit's button tells. */
export interface PitView {
  readonly name: string;
  readonly stones: number;
  /** The accessible name. */
  readonly label: string;
  /** Can be used now; the others say why not. */
  readonly usable: boolean;
  /** Chosen as bonus; undefined where nothing is to be chosen. */
  readonly chosen: boolean | undefined;
}

export interface PitHandlers {
  /** A pit is asked for; `whole`: all its stones at once. */
  press(pit: string, whole: boolean): void;
  /** Whether holding a pit down asks for all of it, now. */
  holds(): boolean;
  giveBack(pit: string): void;
  hover(pit: string | undefined): void;
  /** Whether a finger that is held down has been shown something, and means no press. */
  peeks(): boolean;
  /** Reads out what `pit` would bring, its row, the whole board, or the last turn. */
  ask(what: 'pit' | 'row' | 'board' | 'turn', pit: string): void;
}

const LONG_PRESS = 550;
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const READINGS: Readonly<Record<string, Parameters<PitHandlers['ask']>[0]>> = {
  p: 'pit',
  '?': 'pit',
  r: 'row',
  b: 'board',
  t: 'turn',
};

export class PitGrid {
  private readonly buttons = new Map<string, HTMLButtonElement>();
  private width = 0;
  private hits: Readonly<Record<string, Rect>> = {};
  private current = '';
  private pressing: ReturnType<typeof setTimeout> | undefined;
  private pressedLong = false;

  constructor(
    readonly root: HTMLElement,
    private readonly handlers: PitHandlers,
  ) {
    root.setAttribute('role', 'grid');
    root.addEventListener('click', (event) => this.clicked(event));
    root.addEventListener('keydown', (event) => this.keyed(event));
    root.addEventListener('pointerdown', (event) => this.pointed(event));
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) {
      root.addEventListener(end, () => clearTimeout(this.pressing));
    }
    root.addEventListener('contextmenu', (event) => this.pressedLong && event.preventDefault());
    root.addEventListener('pointerover', (event) => handlers.hover(pitOf(event)));
    root.addEventListener('pointerout', () => handlers.hover(undefined));
    root.addEventListener('focusin', (event) => this.focused(event));
    root.addEventListener('focusout', () => handlers.hover(undefined));
  }

  label(words: string): void {
    this.root.setAttribute('aria-label', words);
  }

  /** Puts the buttons where the layout has the pits, making them anew for another width. */
  place(layout: Layout): void {
    if (layout.shape.width !== this.width) this.build(layout.shape.width);
    this.hits = layout.hits;
    for (const [name, button] of this.buttons) {
      const hit = layout.hits[name];
      if (!hit) continue;
      button.style.setProperty('left', `${hit.x}px`);
      button.style.setProperty('top', `${hit.y}px`);
      button.style.setProperty('width', `${hit.width}px`);
      button.style.setProperty('height', `${hit.height}px`);
    }
  }

  show(pits: readonly PitView[]): void {
    for (const { name, stones, label, usable, chosen } of pits) {
      const button = this.buttons.get(name);
      if (!button) continue;
      button.dataset.stones = String(stones);
      attribute(button, 'aria-label', label);
      attribute(button, 'aria-disabled', usable ? undefined : 'true');
      attribute(button, 'aria-pressed', chosen === undefined ? undefined : String(chosen));
    }
  }

  /** Moves the keyboard's place to `pit` without taking the focus. */
  point(pit: string): void {
    this.buttons.get(this.current)?.setAttribute('tabindex', '-1');
    this.buttons.get(pit)?.setAttribute('tabindex', '0');
    this.current = pit;
  }

  focus(): void {
    this.buttons.get(this.current)?.focus({ preventScroll: true });
  }

  private build(width: number): void {
    this.width = width;
    this.buttons.clear();
    const rows = [4, 3, 2, 1].map((row) => {
      const line = document.createElement('div');
      line.setAttribute('role', 'row');
      for (let column = 0; column < width; column++) line.append(this.cell(`${columnLetters(column)}${row}`));
      return line;
    });
    this.root.replaceChildren(...rows);
    this.point('a1');
  }

  private cell(name: string): HTMLElement {
    const cell = document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.pit = name;
    button.tabIndex = -1;
    this.buttons.set(name, button);
    cell.append(button);
    return cell;
  }

  private clicked(event: MouseEvent): void {
    const pit = pitOf(event);
    if (!pit) return;
    if (this.pressedLong) {
      this.pressedLong = false;
      return;
    }
    this.point(pit);
    this.handlers.press(pit, event.shiftKey);
  }

  private pointed(event: PointerEvent): void {
    this.pressedLong = false;
    clearTimeout(this.pressing);
    const pit = pitOf(event);
    if (!pit || event.button !== 0) return;
    const holds = this.handlers.holds();
    if (!holds && event.pointerType === 'mouse') return;
    this.pressing = setTimeout(() => {
      if (!holds) {
        this.pressedLong = this.handlers.peeks();
        return;
      }
      this.pressedLong = true;
      this.point(pit);
      this.handlers.press(pit, true);
    }, LONG_PRESS);
  }

  private keyed(event: KeyboardEvent): void {
    const pit = pitOf(event);
    const key = keyOf(event);
    if (!pit || !key) return;
    const next = this.towards(pit, key);
    const asked = READINGS[key.toLowerCase()];
    if (next) this.buttons.get(next)?.focus();
    else if (/^(Backspace|Delete|-)$/.test(key)) this.handlers.giveBack(pit);
    else if (asked) this.handlers.ask(asked, pit);
    else return;
    event.preventDefault();
  }

  /** Where a key leads from `pit`, as the picture lies. */
  private towards(pit: string, key: string): string | undefined {
    const row = pit.slice(-1);
    if (/^[1-4]$/.test(key)) return pit.replace(row, key);
    if (key === 'n' || key === 'N') return this.usable(pit, key === 'n' ? 1 : -1);
    if (key === 'Home') return `a${row}`;
    if (key === 'End') return `${columnLetters(this.width - 1)}${row}`;
    const arrow = ARROWS[key];
    const from = this.hits[pit];
    return arrow && from ? nearest(this.hits, middle(from), arrow) : undefined;
  }

  /** The next pit that can be used, or the one before, round the picture; undefined where there is none. */
  private usable(pit: string, by: 1 | -1): string | undefined {
    const names = [...this.buttons.keys()];
    const at = names.indexOf(pit);
    const others = names.map((_, step) => names[(at + by * (step + 1) + names.length * 2) % names.length] ?? '');
    return others.find((name) => this.buttons.get(name)?.getAttribute('aria-disabled') !== 'true');
  }

  private focused(event: FocusEvent): void {
    const pit = pitOf(event);
    if (!pit) return;
    this.point(pit);
    const button = this.buttons.get(pit);
    if (button?.matches(':focus-visible')) this.handlers.hover(pit);
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

function pitOf(event: Event): string | undefined {
  const target = event.target as Element | null;
  return target?.closest<HTMLElement>('[data-pit]')?.dataset.pit;
}

function attribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function middle({ x, y, width, height }: Rect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The pit next to `from` in the direction of the arrow, in the same row or column of the picture. */
function nearest(
  hits: Readonly<Record<string, Rect>>,
  from: { x: number; y: number },
  [dx, dy]: readonly [number, number],
) {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [name, hit] of Object.entries(hits)) {
    const along = dx * (middle(hit).x - from.x) + dy * (middle(hit).y - from.y);
    const level =
      dx === 0 ? from.x >= hit.x && from.x < hit.x + hit.width : from.y >= hit.y && from.y < hit.y + hit.height;
    if (level && along > 1 && along < least) {
      best = name;
      least = along;
    }
  }
  return best;
}
