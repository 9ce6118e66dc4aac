/** Every language says all that English says, of the same things, and nothing else. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LANGUAGES } from '../../www/src/i18n/languages.ts';

const folder = new URL('../../www/locales/', import.meta.url);
const files = readdirSync(folder);
const sourceOf = (language: string) =>
  files
    .filter((file) => file === `${language}.ftl` || file.startsWith(`${language}-`))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');

/** What a message chooses by, and what for. */
type Choices = Map<string, Set<string>>;

interface Message {
  readonly pattern: NonNullable<FluentResource['body'][number]['value']>;
  readonly uses: Set<string>;
  /** What it says, or chooses by as we name the cases; by how many a language need not choose. */
  readonly needs: Set<string>;
  readonly functions: Set<string>;
  readonly choices: Choices;
}

/** The parts of a pattern that matter here; Fluent does not export their types. */
type Part =
  | string
  | { type: 'str'; value: string }
  | { type: 'num'; value: number }
  | { type: 'var'; name: string }
  | { type: 'func'; name: string; args: Part[] }
  | { type: 'select'; selector: Part; variants: { key: Part; value: Part | Part[] }[]; star: number };

function read(message: Message, part: Part | readonly Part[]): void {
  if (Array.isArray(part)) for (const one of part) read(message, one);
  else if (typeof part === 'object') readPart(message, part as Exclude<Part, string>);
}

function readPart(message: Message, part: Exclude<Part, string>): void {
  if (part.type === 'var') {
    message.uses.add(part.name);
    message.needs.add(part.name);
  }
  if (part.type === 'func') {
    message.functions.add(part.name);
    read(message, part.args);
  }
  if (part.type !== 'select') return;
  const by = nameOf(part.selector);
  message.uses.add(by);
  const keys = message.choices.get(by) ?? new Set();
  message.choices.set(by, keys);
  for (const { key, value } of part.variants) {
    keys.add(String((key as { value: unknown }).value));
    read(message, value);
  }
  if (!counts(keys)) message.needs.add(by);
}

function nameOf(selector: Part): string {
  const part = selector as Exclude<Part, string>;
  return part.type === 'func' ? nameOf(part.args[0] as Part) : part.type === 'var' ? part.name : part.type;
}

function messagesOf(source: string): Map<string, Message> {
  const messages = new Map<string, Message>();
  for (const { id, value } of new FluentResource(source).body) {
    assert.ok(value !== null, `${id} says nothing`);
    assert.ok(!messages.has(id), `${id} stands twice`);
    const message = {
      pattern: value,
      uses: new Set<string>(),
      needs: new Set<string>(),
      functions: new Set<string>(),
      choices: new Map(),
    };
    read(message, value as Part | Part[]);
    messages.set(id, message);
  }
  return messages;
}

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Plural categories and numbers differ from language to language; other keys are values of ours. */
const ours = (keys: Iterable<string>) => [...keys].filter((key) => !PLURALS.includes(key) && !/^\d+$/.test(key)).sort();
const counts = (keys: Iterable<string>) => [...keys].every((key) => PLURALS.includes(key) || /^\d+$/.test(key));

const english = messagesOf(sourceOf('en'));
const others = Object.keys(LANGUAGES).filter((language) => language !== 'en');
test('there is a file for every language, and none besides', () => {
  const known = new Set(files.map((file) => file.split(/[-.]/)[0]));
  assert.deepEqual([...known].sort(), Object.keys(LANGUAGES).sort());
});

for (const language of Object.keys(LANGUAGES)) {
  const source = sourceOf(language);
  const messages = messagesOf(source);
  const pairs = [...messages].flatMap(([id, said]) => {
    const wanted = english.get(id);
    return wanted ? [{ id, said, wanted }] : [];
  });

  test(`${language}: every line is understood`, () => {
    const begun = [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id);
    assert.deepEqual(begun, [...messages.keys()]);
    assert.doesNotMatch(source, /^[^\s#a-z}]/m, 'lines begin with an id, a space, a comment or a bracket');
  });

  test(`${language}: has neither terms nor attributes, which the page does not read`, () => {
    for (const { id, attributes } of new FluentResource(source).body) {
      assert.ok(!id.startsWith('-'), id);
      assert.deepEqual(Object.keys(attributes), [], id);
    }
  });

  test(`${language}: all messages format, whatever they are told`, () => {
    const bundle = new FluentBundle([language, 'en'], { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    for (const [id, message] of messages) {
      for (const words of wordsFor(english.get(id) ?? message)) {
        const errors: Error[] = [];
        const said = bundle.formatPattern(message.pattern, words, errors);
        assert.deepEqual(errors, [], `${id} with ${JSON.stringify(words)}`);
        assert.doesNotMatch(said, /[{}]|undefined|NaN/, id);
      }
    }
  });

  test(`${language}: functions are Fluent’s, and choices by count are its language’s`, () => {
    const { pluralCategories } = new Intl.PluralRules([language, 'en']).resolvedOptions();
    for (const [id, { functions, choices }] of messages) {
      for (const name of functions) assert.ok(['NUMBER', 'DATETIME'].includes(name), `${id} calls ${name}`);
      for (const keys of choices.values()) {
        if (!counts(keys)) continue;
        const strange = [...keys].filter((key) => PLURALS.includes(key) && !pluralCategories.includes(key as 'one'));
        assert.deepEqual(strange, [], `${id}: plural categories that ${language} has not`);
      }
    }
  });

  if (!others.includes(language)) continue;

  test(`${language}: says all that English says, and nothing else`, () => {
    assert.deepEqual(
      [...english.keys()].filter((id) => !messages.has(id)),
      [],
      'not said',
    );
    assert.deepEqual(
      [...messages.keys()].filter((id) => !english.has(id)),
      [],
      'said to nobody',
    );
  });

  test(`${language}: uses what English uses`, () => {
    for (const { id, said, wanted } of pairs) {
      assert.deepEqual(
        [...said.uses].filter((use) => !wanted.uses.has(use)),
        [],
        `what ${id} is not told`,
      );
      assert.deepEqual(
        [...wanted.needs].filter((use) => !said.uses.has(use)),
        [],
        `what ${id} leaves out`,
      );
      for (const [by, keys] of wanted.choices) {
        assert.deepEqual(ours(said.choices.get(by) ?? []), ours(keys), `the cases of ${id} by $${by}`);
      }
    }
  });
}

/** So many cases as its choices make: every key of them, and other counts. */
function* wordsFor({ uses, choices }: Message): Generator<Record<string, string | number>> {
  const names = [...uses];
  const values = names.map((name) => {
    const keys = [...(choices.get(name) ?? [])];
    const all = counts(keys) ? [0, 1, 2, 5, 21, ...keys.filter((key) => /^\d+$/.test(key)).map(Number)] : keys;
    return keys.length > 0 ? all.map((key) => (/^\d+$/.test(String(key)) ? Number(key) : key)) : ['c1'];
  });
  const total = values.reduce((product, { length }) => product * length, 1);
  for (let number = 0; number < total; number++) {
    let rest = number;
    const chosen = values.map((one) => {
      const value = one[rest % one.length] ?? '';
      rest = Math.floor(rest / one.length);
      return value;
    });
    yield Object.fromEntries(names.map((name, index) => [name, chosen[index] ?? '']));
  }
}
