import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds Chromium: the one that CHROMIUM names, else Playwright's own, else one on the PATH.
 * @returns path of the executable
 */
export function findBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => names.map((name) => join(dir, name)));
  const own = process.env.CHROMIUM ?? chromium.executablePath();
  return [own, ...onPath].find((file) => existsSync(file));
}

/**
 * Switches for automatic runs: no sandbox, since root cannot use it, and no background requests.
 */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
