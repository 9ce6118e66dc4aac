/** Starts the Chromium or Chrome of this machine, without a window. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {string} file */
function executable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function chromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const directories = (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((name) => directories.map((directory) => join(directory, name))).find(executable);
  if (!found)
    throw new Error(`There is no browser: none of ${names.join(', ')} is on the path, and CHROMIUM is not set.`);
  return found;
}

export function launch() {
  return puppeteer.launch({
    executablePath: chromium(),
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--lang=en',
    ],
  });
}
