/** Starts a browser of this machine, without a window. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer-core';

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {string} file */
function executable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} variable @param {readonly string[]} names */
function found(variable, names) {
  const given = process.env[variable];
  if (given) return given;
  const directories = (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((name) => directories.map((directory) => join(directory, name))).find(executable);
  if (!found)
    throw new Error(`There is no browser: none of ${names.join(', ')} is on the path, and ${variable} is not set.`);
  return found;
}

/**
 * The one that ENGINE names: `firefox`, by WebDriver BiDi, or else Chromium.
 * @param {import('puppeteer-core').LaunchOptions} options Chromium's, besides the usual ones
 */
export function launch(options = {}) {
  if (process.env.ENGINE === 'firefox')
    return puppeteer.launch({ browser: 'firefox', executablePath: found('FIREFOX', ['firefox-esr', 'firefox']) });
  return puppeteer.launch({
    ...options,
    executablePath: found('CHROMIUM', CHROMIUM),
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
