/** Opens a window of the browser engine that ENGINE names: `chromium`, `firefox` or `webkit`. */
import type { Pane } from './pane.ts';
import puppeteerPane from './puppet.ts';
import { webkitPane } from './webkit.ts';

export const engine = process.env.ENGINE ?? 'chromium';

export const openPane = (): Promise<Pane> => (engine === 'webkit' ? webkitPane() : puppeteerPane());
