/** The errors that a host or the page hears of. */
import { text } from '../i18n/text.ts';

/** An error for the host: a stable code and a sentence, as the engine's are. */
export function fault(code: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code });
}

/** What `look` finds in an object of the host's, which may throw anything. @throws `bad-argument` with `message`, which says what it should be */
export function lookInto<T>(message: string, look: () => T): T {
  try {
    return look();
  } catch (error) {
    throw fault('bad-argument', message, error);
  }
}

/** A list of the host's, copied, each of its things read by `read`. @throws `bad-argument` with `message`, which says what it should be */
export function copiedList<T, R>(message: string, given: readonly T[], read: (one: T) => R): R[] {
  return lookInto(message, () => {
    if (!Array.isArray(given)) throw new TypeError('no list');
    return Array.from<T, R>(given, read);
  });
}

/** Each has a message `load-…` that says what happened and what to do. */
export type LoadFault = 'file' | 'old' | 'damaged' | 'missing' | 'mime' | 'csp' | 'network' | 'foreign' | 'broken';

export class LoadError extends Error {
  constructor(
    readonly code: LoadFault,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'LoadError';
  }

  /** The same for a host or a player. */
  told(): Error {
    return fault(`load-${this.code}`, text(`load-${this.code}`), this);
  }
}
