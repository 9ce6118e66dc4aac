/** Texts of strangers in our sentences: they do not turn the rest round. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanName } from '../../www/src/game/tags.ts';
import { isolated, text } from '../../www/src/i18n/text.ts';

const CONTROLS = /\p{Bidi_Control}/u;
const turned = (name: string) => text('status-start', { name });

test('what only turns the direction is no part of a name or of a sentence', () => {
  for (const control of '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069') {
    const name = `Gnp.${control}exe.gnihton koot`;
    assert.equal(cleanName(name), 'Gnp.exe.gnihton koot');
    assert.equal(turned(name), turned('Gnp.exe.gnihton koot'));
  }
  assert.doesNotMatch(turned('a\u2068\u202eexe\u2069\u202d'), CONTROLS);
});

test('joiners that names of other scripts need stay', () => {
  assert.equal(cleanName('ક્\u200dષ 👩\u200d🌾'), 'ક્\u200dષ 👩\u200d🌾');
});

test('a name that runs to the left is isolated from the sentence around it, one that does not is as it was', () => {
  for (const name of ['עלי', 'علي!', 'Ann (עלי', 'ߒߞߏ', '𐤀'])
    assert.equal(turned(name), turned('@').replace('@', `\u2068${name}\u2069`));
  for (const name of ['Ann', 'Zoë & Ben', 'Γιάννης', 'રૂડો']) assert.doesNotMatch(turned(name), CONTROLS);
});

test('a sentence within another keeps its isolation, and none is left open', () => {
  const inner = isolated('עלי');
  assert.equal(isolated(`${inner} won`), `\u2068${inner} won\u2069`);
  assert.equal(isolated(inner), inner);
  assert.equal(isolated('a \u2068b'), 'a b');
});
