/** Every word on the page: looked up in `locales/*.ftl`, never written in code. Start at `text`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../locales/en.ftl';

export type Words = Record<string, FluentVariable>;

const bundle = bundleOf('en', english);

function bundleOf(locale: string, source: string): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** Words that come later, with the part of the page that says them. */
export function addWords(source: string): void {
  bundle.addResource(new FluentResource(source));
}

/** The message `id` with its variables filled in. An unknown id shows itself, so that a test can find it. */
export function text(id: string, words?: Words): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, words ?? null, []) : id;
}

/** Whether there are words for `id`. */
export function hasText(id: string): boolean {
  return bundle.hasMessage(id);
}
