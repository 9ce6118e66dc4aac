/** What keys mean in the layouts that people use; the pairs of key and code are those that browsers send. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf, undoOf } from '../../www/src/board/keyboard.ts';

interface Press {
  key: string;
  code: string;
  with?: string[];
  composing?: boolean;
}

function press({ key, code, with: held = [], composing = false }: Press): KeyboardEvent {
  return {
    key,
    code,
    isComposing: composing,
    shiftKey: held.includes('Shift'),
    ctrlKey: held.includes('Control'),
    metaKey: held.includes('Meta'),
    altKey: held.includes('Alt'),
    getModifierState: (name: string) => held.includes(name),
  } as KeyboardEvent;
}

const CODES = ['KeyP', 'KeyR', 'KeyB', 'KeyT', 'KeyH', 'KeyN', 'KeyJ', 'KeyK', 'KeyL', 'KeyZ', 'Comma', 'Period'];
const MEANT = ['p', 'r', 'b', 't', 'h', 'n', 'j', 'k', 'l', 'z', ',', '.'];
const LAYOUTS = {
  Greek: ['π', 'ρ', 'β', 'τ', 'η', 'ν', 'ξ', 'κ', 'λ', 'ζ', ',', '.'],
  Russian: ['з', 'к', 'и', 'е', 'р', 'т', 'о', 'л', 'д', 'я', 'б', 'ю'],
  Hebrew: ['פ', 'ר', 'נ', 'א', 'י', 'מ', 'ח', 'ל', 'ך', 'ז', 'ת', 'ץ'],
  Arabic: ['ح', 'ق', 'لا', 'ف', 'ا', 'ى', 'ت', 'ن', 'م', 'ئ', 'و', 'ز'],
  Gujarati: ['જ', 'ર', 'વ', 'ત', 'પ', 'લ', 'ર', 'ક', 'ત', 'ં', ',', '.'],
  Korean: ['ㅔ', 'ㄱ', 'ㅠ', 'ㅅ', 'ㅗ', 'ㅜ', 'ㅓ', 'ㅏ', 'ㅣ', 'ㅋ', ',', '.'],
};

for (const [layout, keys] of Object.entries(LAYOUTS)) {
  test(`${layout} letters mean what stands in their place on a Latin keyboard`, () => {
    const presses = CODES.map((code, at) => ({ code, key: keys[at] ?? '' }));
    assert.deepEqual(
      presses.map((one) => keyOf(press(one))),
      MEANT,
    );
    const shifted = presses.slice(0, 10).map((one) => keyOf(press({ ...one, with: ['Shift'] })));
    assert.deepEqual(
      shifted,
      MEANT.slice(0, 10).map((letter) => letter.toUpperCase()),
    );
    const z = presses[9] ?? { key: '', code: '' };
    assert.equal(undoOf(press({ ...z, with: ['Control'] })), 'undo');
    assert.equal(undoOf(press({ ...z, with: ['Meta'] })), 'undo');
    assert.equal(undoOf(press({ ...z, with: ['Control', 'Shift'] })), 'redo');
  });
}

test('on a Latin keyboard the letter counts that stands on the key', () => {
  const latin: [layout: string, key: string, code: string][] = [
    ['AZERTY', 'z', 'KeyW'],
    ['AZERTY', 'w', 'KeyZ'],
    ['AZERTY', ';', 'Comma'],
    ['AZERTY', ',', 'KeyM'],
    ['AZERTY', 'é', 'Digit2'],
    ['AZERTY', '-', 'Digit6'],
    ['QWERTZ', 'z', 'KeyY'],
    ['QWERTZ', 'ö', 'Semicolon'],
    ['Dvorak', 'p', 'KeyR'],
    ['Dvorak', 'l', 'KeyP'],
    ['Dvorak', ';', 'KeyZ'],
    ['Dvorak', 'z', 'Slash'],
    ['Dvorak', ',', 'KeyW'],
    ['Turkish', 'ı', 'KeyI'],
  ];
  for (const [layout, key, code] of latin) assert.equal(keyOf(press({ key, code })), key, `${layout}, ${code}`);
  assert.equal(keyOf(press({ key: '£', code: 'Digit3', with: ['Shift'] })), '£');
  assert.equal(undoOf(press({ key: 'w', code: 'KeyZ', with: ['Control'] })), undefined);
  assert.equal(undoOf(press({ key: ';', code: 'KeyZ', with: ['Control'] })), undefined);
  assert.equal(undoOf(press({ key: 'z', code: 'KeyY', with: ['Control'] })), 'undo');
});

test('Caps Lock changes no key, and Shift does with it as without', () => {
  assert.equal(keyOf(press({ key: 'P', code: 'KeyP', with: ['CapsLock'] })), 'p');
  assert.equal(keyOf(press({ key: 'J', code: 'KeyJ', with: ['CapsLock'] })), 'j');
  assert.equal(keyOf(press({ key: 'j', code: 'KeyJ', with: ['CapsLock', 'Shift'] })), 'J');
  assert.equal(keyOf(press({ key: 'Π', code: 'KeyP', with: ['CapsLock'] })), 'p');
  assert.equal(keyOf(press({ key: 'Enter', code: 'Enter', with: ['CapsLock'] })), 'Enter');
  assert.equal(undoOf(press({ key: 'Z', code: 'KeyZ', with: ['CapsLock', 'Control'] })), 'undo');
});

test('Shift changes punctuation, and digits are digits in every script', () => {
  assert.equal(keyOf(press({ key: 'Б', code: 'Comma', with: ['Shift'] })), '<');
  assert.equal(keyOf(press({ key: 'Ю', code: 'Period', with: ['Shift'] })), '>');
  assert.equal(keyOf(press({ key: '؟', code: 'Slash', with: ['Shift'] })), '?');
  assert.equal(keyOf(press({ key: '٣', code: 'Digit3' })), '3');
  assert.equal(keyOf(press({ key: '૩', code: 'Digit3' })), '3');
});

test('undo and redo have the keys of other programs', () => {
  assert.equal(undoOf(press({ key: 'Z', code: 'KeyZ', with: ['Meta', 'Shift'] })), 'redo');
  assert.equal(undoOf(press({ key: 'y', code: 'KeyY', with: ['Control'] })), 'redo');
  assert.equal(undoOf(press({ key: 'н', code: 'KeyY', with: ['Control'] })), 'redo');
  assert.equal(undoOf(press({ key: 'z', code: 'KeyZ' })), undefined);
});

test('what is composed, third on a key, or meant for the browser is no key of the board', () => {
  for (const held of [['Alt'], ['AltGraph'], ['Control', 'Alt'], ['Control', 'AltGraph']]) {
    assert.equal(keyOf(press({ key: 'π', code: 'KeyP', with: held })), '', held.join());
    assert.equal(undoOf(press({ key: 'z', code: 'KeyZ', with: held })), undefined, held.join());
  }
  for (const held of ['Control', 'Meta']) assert.equal(keyOf(press({ key: 'p', code: 'KeyP', with: [held] })), '');
  assert.equal(keyOf(press({ key: 'ㅔ', code: 'KeyP', composing: true })), '');
  assert.equal(keyOf(press({ key: 'Process', code: 'KeyP' })), 'Process');
  assert.equal(keyOf(press({ key: 'Dead', code: 'KeyP' })), 'Dead');
  assert.equal(undoOf(press({ key: 'z', code: 'KeyZ', with: ['Control', 'Meta'] })), undefined);
});
