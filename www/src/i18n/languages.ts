/** The languages of the page, by their own names. English comes with the page; the others are fetched when they are spoken. */
import type { Message } from '@fluent/bundle';

/** What a file of messages says, by their ids. */
export type Patterns = Readonly<Record<string, Message['value']>>;

export const LANGUAGES = {
  en: 'English',
  sn: 'chiShona',
  ny: 'Chichewa',
  el: 'Ελληνικά',
  zu: 'isiZulu',
  gu: 'ગુજરાતી',
} as const;

export type Language = keyof typeof LANGUAGES;

/** All words of a language, each a chunk of its own. */
const WORDS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Patterns }>>> = {
  sn: () => import('../../locales/sn.ftl'),
  ny: () => import('../../locales/ny.ftl'),
  el: () => import('../../locales/el.ftl'),
  zu: () => import('../../locales/zu.ftl'),
  gu: () => import('../../locales/gu.ftl'),
};

/** The words of `language`; undefined for English, which is here already. Rejects where they cannot be fetched. */
export async function wordsOf(language: Language): Promise<Patterns | undefined> {
  return language === 'en' ? undefined : (await WORDS[language]()).default;
}

/** The first of `wanted`, as browsers and attributes name languages, that there is; English where there is none. */
export async function languageFor(wanted: readonly string[]): Promise<Language> {
  const asked = wanted.filter(Boolean);
  if (/^en\b/i.test(asked[0] ?? 'en')) return 'en'; // what negotiates is fetched by those alone who may need it
  const { negotiateLanguages } = await import('@fluent/langneg');
  const [found] = negotiateLanguages(asked, Object.keys(LANGUAGES), { defaultLocale: 'en', strategy: 'lookup' });
  return found as Language;
}
