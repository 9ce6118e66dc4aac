import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createServer } from 'vite';
import { playTurn } from '../play.mjs';

const folder = new URL('.', import.meta.url);

test('Svelte renders the board on a server', async () => {
  const vite = await createServer({ root: folder.pathname, server: { middlewareMode: true }, appType: 'custom' });
  try {
    const { render } = await vite.ssrLoadModule('svelte/server');
    const { default: App } = await vite.ssrLoadModule('/src/App.svelte');
    assert.match(render(App).body, /<tsoro-board record="\[Rules [^>]*south-name="Rudo"[^>]*>/);
  } finally {
    await vite.close();
  }
});

test('Svelte plays a turn', () => playTurn(folder));
