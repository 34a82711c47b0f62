import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from '@site/composer/find-browser';

/**
 * Finds Chromium for the tests. As root on Debian it installs the distribution's package when there
 * is none.
 * @param options.windowed only one that can open a window
 * @returns path of the executable
 * @throws when there is none, with instructions
 */
export function requireBrowser(options: { windowed?: boolean } = {}): string {
  const found = findBrowser(options);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    apt('update', '-qq');
    // Not every distribution has the one without a window.
    for (const name of options.windowed ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
      console.log(`Installing ${name}`);
      apt('install', '-y', '-qq', name);
      const installed = findBrowser(options);
      if (installed) return installed;
    }
  }
  throw new Error(
    'No Chromium found. Install one (npx playwright install chromium, or your package manager), or name it in CHROMIUM.',
  );
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    // It has printed why; the caller looks whether there is a browser now.
  }
}
