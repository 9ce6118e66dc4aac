import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createServer } from 'vite';
import { playTurn } from '../play.mjs';

const folder = new URL('.', import.meta.url);

test('React renders the board on a server', async () => {
  const vite = await createServer({ root: folder.pathname, server: { middlewareMode: true }, appType: 'custom' });
  try {
    const { App } = await vite.ssrLoadModule('/src/App.tsx');
    assert.match(renderToString(createElement(App)), /<tsoro-board record="\[Rules [^>]*south-name="Rudo"[^>]*>/);
  } finally {
    await vite.close();
  }
});

test('React plays a turn', () => playTurn(folder));
