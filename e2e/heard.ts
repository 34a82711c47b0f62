import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright/test';

interface Reader {
  start: (options: { container: Node }) => Promise<void>;
  spokenPhraseLog: () => Promise<string[]>;
  clearSpokenPhraseLog: () => Promise<void>;
}

/** The reader's build for browsers; the package resolves to its build for Node. */
const file = join(
  dirname(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader')),
  '../esm/index.browser.js',
);

/**
 * Starts a screen reader on the page, which hears what has the focus and what live regions announce.
 * The test must bypass the page's policy for scripts.
 * @returns what was heard since the last call, once the page has been quiet for a while
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const source = readFileSync(file, 'utf8');
  await page.evaluate(async (code) => {
    const { virtual } = (await import(
      `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`
    )) as { virtual: Reader };
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
    Object.assign(window, { reader: virtual });
  }, source);
  return () =>
    page.evaluate(async () => {
      const { reader } = window as unknown as { reader: Reader };
      let heard: string[] = [];
      // Quiet for a second: an announcement waits for the one before it.
      for (let quiet = 0; quiet < 10; quiet++) {
        await new Promise((done) => setTimeout(done, 100));
        const now = await reader.spokenPhraseLog();
        if (now.length > heard.length) quiet = 0;
        heard = now;
      }
      await reader.clearSpokenPhraseLog();
      return heard;
    });
}
