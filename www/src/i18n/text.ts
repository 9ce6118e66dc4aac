/**
 * Every word on the page: looked up in `locales/*.ftl`, never written in code. Start at `text`. A document speaks one language at a
 * time, which `speak` chooses; English stands in for what a language lacks.
 */
import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import english from '../../locales/en.ftl';
import { type Language, languageFor, type Patterns, wordsOf } from './languages.ts';

export type Words = Record<string, FluentVariable>;

/** What says which language it should be, where no element does; then comes the browser. */
interface Wishes {
  readonly setting?: string;
}

const fallback = bundleOf('en', english);
let bundle = fallback;
let spoken: Language = 'en';
let wishes: Wishes = {};
/** The languages that elements ask for; the latest counts, for as long as it is asked for. */
const tongues = new Map<object, string>();
/** Which call of `speak` was the last: an earlier one whose words come later says no more. */
let asking = 0;
const followers = new Set<() => void>();

/** Browsers know no numbers of some languages and would take their own: English ones, then. */
function bundleOf(language: Language, patterns: Patterns): FluentBundle {
  const made = new FluentBundle([language, 'en'], { useIsolating: false });
  add(made, patterns);
  return made;
}

function add(to: FluentBundle, patterns: Patterns): void {
  to.addResource({ body: Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} })) });
}

/** English words that come later, with the part of the page that says them; those of other languages come all at once. */
export function addWords(patterns: Patterns): void {
  add(fallback, patterns);
}

/** The message `id` with its variables filled in. An unknown id shows itself, so that a test can find it. */
export function text(id: string, words: Words = {}): string {
  const from = bundle.hasMessage(id) ? bundle : fallback;
  const message = from.getMessage(id);
  return message?.value ? from.formatPattern(message.value, told(words), []) : id;
}

/** What only turns the direction of other text, but for an isolation that is whole. */
const TURNING = /(\u2068[^\p{Bidi_Control}]*\u2069)|\p{Bidi_Control}/gu;
/** Scripts that run to the left. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Somebody else's text (a name, a prompt) as part of a sentence, of which it must not turn the rest round. Fluent could isolate every
 * variable; the marks stand only where they change what is seen, since whoever copies the words copies them too.
 */
export function isolated(foreign: string): string {
  const plain = foreign.replace(TURNING, '$1');
  const turns = LEFTWARD.test(plain) || (/[^\w-]/.test(plain) && direction() === 'rtl');
  return turns && !/^\u2068[^\u2068]*\u2069$/.test(plain) ? `\u2068${plain}\u2069` : plain;
}

function told(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, typeof word === 'string' ? isolated(word) : word]),
  );
}

/** Whether there are words for `id`. */
export function hasText(id: string): boolean {
  return fallback.hasMessage(id);
}

/** The language that is spoken now. */
export function language(): Language {
  return spoken;
}

/** Which way its lines run. */
export function direction(): 'ltr' | 'rtl' {
  return text('writing-direction') === 'rtl' ? 'rtl' : 'ltr';
}

/**
 * Speaks as elements or a setting wish, an empty one no longer, or else as the browser does. Where the words cannot be fetched it
 * rejects, and the language stays.
 */
export async function speak(wish: Wishes = {}): Promise<void> {
  wishes = { ...wishes, ...wish };
  const asked = [...[...tongues.values()].reverse(), wishes.setting ?? '', ...navigator.languages];
  const mine = ++asking;
  const wanted = await languageFor(asked);
  if (mine !== asking || wanted === spoken) return;
  const words = await wordsOf(wanted);
  if (mine !== asking) return;
  bundle = words ? bundleOf(wanted, words) : fallback;
  spoken = wanted;
  for (const follow of followers) follow();
}

/** Speaks as `asker` wishes; once that is nothing, as others did before. Rejects as `speak` does. */
export function speakFor(asker: object, tongue: string): Promise<void> {
  tongues.delete(asker);
  if (tongue) tongues.set(asker, tongue);
  return speak();
}

/** Calls `changed` whenever another language is spoken, until what it returns is called. */
export function onLanguage(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}
