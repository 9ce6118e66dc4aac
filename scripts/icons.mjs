/** Makes the icons of the installed page from `www/icons/tsoro.svg`. They are kept: run it when that changes. */
import { readFile, writeFile } from 'node:fs/promises';
import { launch } from './browsers.mjs';

const folder = new URL('../www/icons/', import.meta.url);
const svg = await readFile(new URL('tsoro.svg', folder), 'utf8');
const browser = await launch();
const page = await browser.newPage();
/** A maskable icon keeps what matters in its middle, on ground that runs to the edge. */
const icons = [
  { name: 'tsoro-192.png', size: 192, inset: 0, ground: 'transparent' },
  { name: 'tsoro-512.png', size: 512, inset: 0, ground: 'transparent' },
  { name: 'tsoro-maskable.png', size: 512, inset: 0.1, ground: '#b98a58' },
];
for (const { name, size, inset, ground } of icons) {
  await page.setViewport({ width: size, height: size });
  const shown = `width:${size * (1 - 2 * inset)}px;margin:${size * inset}px;display:block`;
  await page.setContent(
    `<body style="margin:0;background:${ground}"><img style="${shown}" src="data:image/svg+xml;base64,${btoa(svg)}">`,
  );
  await writeFile(new URL(name, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
