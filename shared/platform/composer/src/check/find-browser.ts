import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setting } from '@site/contract/environment';
import { root } from '@site/contract/paths';
import { chromium } from 'playwright-core';

/**
 * Chromium's build without a window: the same engine, half of the work for the processor. A window
 * loads pages of its own for the address bar next to a test's first page, and phones have none.
 */
const withoutWindow = ['chromium-headless-shell', 'chrome-headless-shell'];
const withWindow = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

interface FindOptions {
  /** Only one that can open a window: for notifications, and for pictures that are compared. */
  windowed?: boolean;
}

/**
 * Finds Chromium: the one that CHROMIUM names, else Playwright's own, else one on the PATH; of each
 * place the one without a window first.
 * @returns path of the executable
 */
export function findBrowser({ windowed = false }: FindOptions = {}): string | undefined {
  const onPath = (names: string[]) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .flatMap((dir) => names.map((name) => join(dir, name)));
  const own = chromium.executablePath();
  const named = setting('CHROMIUM');
  return [
    named === undefined ? '' : resolve(root, named),
    ...(windowed ? [] : headlessShellOf(own)),
    own,
    ...(windowed ? [] : onPath(withoutWindow)),
    ...onPath(withWindow),
  ].find((file) => existsSync(file));
}

/** Playwright installs it next to its Chromium, in `chromium_headless_shell-<revision>`. */
function headlessShellOf(own: string): string[] {
  const folder = dirname(dirname(own)).replace(/chromium-(?=\d+$)/, 'chromium_headless_shell-');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('chrome-headless-shell-'))
    .flatMap((name) =>
      ['chrome-headless-shell', 'chrome-headless-shell.exe'].map((file) =>
        join(folder, name, file),
      ),
    );
}

/**
 * Switches for automatic runs: no sandbox, since root cannot use it, no background requests, and
 * text as wide as on a phone, which the build without a window would round to whole pixels.
 */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];
