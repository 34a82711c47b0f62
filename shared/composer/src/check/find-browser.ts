import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium of this machine: the one that CHROMIUM names, Playwright's own, or one on the path.
 * @returns path of the executable
 */
export function findBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => names.map((name) => join(dir, name)));
  const own = process.env.CHROMIUM ?? chromium.executablePath();
  return [own, ...onPath].find((file) => existsSync(file));
}

/** Switches of a browser that runs alone: no sandbox as root, nothing fetched in secret. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
