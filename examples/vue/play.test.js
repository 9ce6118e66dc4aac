import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createServer } from 'vite';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { playTurn } from '../play.mjs';

const folder = new URL('.', import.meta.url);

test('Vue renders the board on a server', async () => {
  const vite = await createServer({ root: folder.pathname, server: { middlewareMode: true }, appType: 'custom' });
  try {
    const { default: App } = await vite.ssrLoadModule('/src/App.vue');
    assert.match(await renderToString(createSSRApp(App)), /<tsoro-board record="\[Rules [^>]*south-name="Rudo"[^>]*>/);
  } finally {
    await vite.close();
  }
});

test('Vue plays a turn', () => playTurn(folder));
