/** What a kiosk makes of its attributes, and of a device that lacks letters. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../www/src/i18n/languages.ts';
import { patienceIn } from '../../www/src/kiosk/attendance.ts';
import { isLegible, type Shape } from '../../www/src/kiosk/glyphs.ts';
import { tonguesIn } from '../../www/src/kiosk/tongues.ts';

test('a kiosk counts down from 20, or from the time before it, if that is shorter', () => {
  assert.deepEqual(patienceIn('90'), { idle: 90, countdown: 20 });
  assert.deepEqual(patienceIn('30'), { idle: 30, countdown: 20 });
  assert.deepEqual(patienceIn('8'), { idle: 8, countdown: 8 });
});

test('a time that is none is a minute', () => {
  for (const kiosk of ['', 'true', true, '0', '-5', 'soon'])
    assert.deepEqual(patienceIn(kiosk), { idle: 60, countdown: 20 }, String(kiosk));
});

test('a kiosk invites in the languages that are asked for, in their order; the first is spoken at rest', () => {
  assert.deepEqual(tonguesIn('el en'), { invited: ['el', 'en'], atRest: 'el', unknown: [] });
  assert.deepEqual(tonguesIn(' EN-GB,zu  en '), { invited: ['en', 'zu'], atRest: 'en', unknown: [] });
  assert.deepEqual(tonguesIn(''), { invited: Object.keys(LANGUAGES), atRest: undefined, unknown: [] });
});

test('languages that the page does not speak are named', () => {
  assert.deepEqual(tonguesIn('de el klingon'), { invited: ['el'], atRest: 'el', unknown: ['de', 'klingon'] });
  assert.deepEqual(tonguesIn('de'), { invited: Object.keys(LANGUAGES), atRest: undefined, unknown: ['de'] });
});

/** A device that has the letters in `has`, each of a width of its own, and boxes for all others. */
const device =
  (has: string) =>
  (text: string): Shape => ({
    width: has.includes(text) ? 20 + has.indexOf(text) : 24,
    actualBoundingBoxLeft: 0,
    actualBoundingBoxRight: has.includes(text) ? 18 : 22,
    actualBoundingBoxAscent: 30,
    actualBoundingBoxDescent: 0,
  });

test('words are legible where no letter of them is a box', () => {
  assert.ok(isLegible('Touch to play', device('Touchtplay')));
  assert.ok(isLegible('રમવા માટે', device('રમવટ')));
  assert.ok(!isLegible('રમવા માટે', device('Touch')));
  assert.ok(!isLegible('Touch', device('Touc')), 'one box is enough');
});
