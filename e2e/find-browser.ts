import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => names.map((name) => join(dir, name)))
    .find((file) => existsSync(file));

/**
 * A Chromium for the tests: the one that CHROMIUM names, Playwright's own, one on the machine, or,
 * as root on Debian, the distribution's package, which is installed.
 * @returns path of the executable
 * @throws where there is none, saying what to do
 */
export function findBrowser(): string {
  const own = process.env.CHROMIUM ?? chromium.executablePath();
  if (existsSync(own)) return own;
  const found = onPath();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing chromium');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { env, stdio: 'ignore' });
    const installed = onPath();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium found. Install one (npx playwright install chromium, or your package manager), or name it in CHROMIUM.',
  );
}

/** Switches under which the tests' browser runs: no sandbox as root, nothing fetched in secret. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
