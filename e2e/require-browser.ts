import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '@site/composer/find-browser';

/**
 * Finds Chromium for the tests. As root on Debian it installs the distribution's package when there
 * is none.
 * @returns path of the executable
 * @throws when there is none, with instructions
 */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing chromium');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { env, stdio: 'ignore' });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium found. Install one (npx playwright install chromium, or your package manager), or name it in CHROMIUM.',
  );
}
