import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { earthDay, earthNight } from '../../www/src/board/earth-colours.ts';
import { paperDay, paperNight } from '../../www/src/board/paper-colours.ts';
import { woodDay, woodNight } from '../../www/src/board/wood-colours.ts';

const TEXT = 4.5;
const MARK = 3;
/** The two lines of the focus on a pit, in `element/element.css`. */
const FOCUS = { light: '#fff8e8', dark: '#2b180b' };

/** Relative luminance of a `#rgb` or `#rrggbb` colour (WCAG 2.2). */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function assertContrast(what: string, one: string, other: string, least: number) {
  const ratio = contrast(one, other);
  assert.ok(ratio >= least, `${what}: ${one} on ${other} is ${ratio.toFixed(2)}, not ${least}`);
}

/** The page's colours under a selector of the style sheet. */
function tokens(selector: string): Record<string, string> {
  const css = readFileSync(new URL('../../www/style.css', import.meta.url), 'utf8');
  const rule = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...rule.matchAll(/--([a-z0-9-]+): (#[0-9a-f]+);/g)].map(([, name, value]) => [name, value]),
  );
}

for (const theme of [earthDay, earthNight, woodDay, woodNight, paperDay, paperNight]) {
  const { name, ground, pit, marks, pill, hand, page, label } = theme;
  const earth = [ground.lit, ground.body, ground.far];

  test(`${name}: letters, counts and chosen numbers can be read`, () => {
    for (const soil of earth) assertContrast('a coordinate', label, soil, TEXT);
    assertContrast('a count', pill.text, pill.ground, TEXT);
    assertContrast('the line through a count', pill.strike, pill.ground, MARK);
    assertContrast('a count in the hand', hand.text, hand.ground, TEXT);
    assertContrast('a chosen number', marks.chosenText, marks.chosen, TEXT);
    for (const floor of [pit.floor, ...earth])
      assertContrast('a count where its pill ends', brighter(floor, pill.text, pill.ground), floor, MARK);
  });

  test(`${name}: the keyboard’s place stands out from all it may lie on`, () => {
    for (const floor of [pit.deep, pit.floor, ...earth])
      assertContrast('the focus', brighter(floor, FOCUS.light, FOCUS.dark), floor, MARK);
    assertContrast('the focus’s two lines', FOCUS.light, FOCUS.dark, MARK);
  });

  test(`${name}: every sign stands out from what it lies on`, () => {
    for (const soil of earth) {
      assertContrast('a head’s ring', marks.head, soil, MARK);
      assertContrast('a bright line or the outline it has', brighter(soil, marks.trail, marks.outline), soil, MARK);
    }
    for (const line of [marks.rim, marks.trail, marks.cross])
      assertContrast('a bright line', line, marks.outline, MARK);
    for (const floor of [pit.deep, pit.wall, pit.floor]) assertContrast('a cross', marks.cross, floor, MARK);
    for (const floor of [pit.deep, pit.wall]) assertContrast('a rim', marks.rim, floor, MARK);
    assertContrast('the sign of the turn', marks.turn, page.paper, MARK);
    for (const floor of [pit.deep, pit.floor, ...earth]) {
      const edge = brighter(marks.chosen, marks.cross, floor);
      assertContrast('a chosen corner beside its edge or the ground', edge, marks.chosen, MARK);
    }
    assertContrast('the hand’s edge', hand.edge, hand.palm, MARK);
  });
}

function brighter(ground: string, ...lines: readonly string[]): string {
  return lines.reduce((best, line) => (contrast(line, ground) > contrast(best, ground) ? line : best));
}

for (const [light, selector] of [
  ['day', ':root'],
  ['night', ':root[data-theme="night"]'],
] as const) {
  test(`the page by ${light}: words and buttons can be read`, () => {
    const {
      paper = '',
      'paper-2': lower = '',
      card = '',
      ink = '',
      muted = '',
      accent = '',
      wash = '',
      ...more
    } = tokens(selector);
    for (const ground of [paper, lower, card]) {
      for (const words of [ink, muted, accent]) assertContrast('words', words, ground, TEXT);
      assertContrast('the focus', more.focus ?? '', ground, MARK);
    }
    assertContrast('the chief button', more['on-accent'] ?? '', accent, TEXT);
    assertContrast('the current turn', ink, wash, TEXT);
  });
}
