import type { Trial } from './run.ts';
export async function mediawiki(_: Trial): Promise<void> {}
