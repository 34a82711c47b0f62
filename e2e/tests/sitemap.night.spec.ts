import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crawl } from '../audit/crawl';
import { headFaults, pairFaults, repeatedFaults, shareImageFaults } from '../audit/head';
import { idsOf, jsonLdFaults } from '../audit/json-ld';
import { foreignSentences, untranslated } from '../audit/languages';
import { linkFaults, markupFaults } from '../audit/links';
import { sampleFaults } from '../audit/samples';
import { wordFaults } from '../audit/words';
import { expect, test } from '../fixtures';
import { liveSetId } from '../site';

test('Every page of the sitemap has correct metadata, links that work, and words of one language', async ({
  site,
}) => {
  // More than a hundred pages, on a machine that may be busy.
  const found = await crawl(site.origin);
  // The set decides which pages are listed; the parts' rules are tested in the parts.
  const set = join(site.siteDir, 'sets', await liveSetId(site.siteDir), 'set.json');
  const { pages } = JSON.parse(await readFile(set, 'utf8')) as {
    pages: Record<string, { indexed: boolean }>;
  };
  const listed = Object.keys(pages).filter((path) => pages[path]?.indexed);
  expect(found.pages.map(({ path }) => path).sort()).toEqual(listed.sort());
  expect(listed.length).toBeGreaterThan(100);
  const ids = idsOf(found.pages);
  const faults = [...repeatedFaults(found.pages), ...pairFaults(found.pages, found)];
  expect(found.pages.filter(({ language }) => language === 'es').length).toBeGreaterThan(50);
  for (const page of found.pages) {
    const own = [
      ...headFaults(page, found),
      ...jsonLdFaults(page, found, ids),
      ...markupFaults(page),
      ...wordFaults(page),
      ...sampleFaults(page),
      ...(await linkFaults(page, found)),
      ...(await shareImageFaults(page, found)),
    ];
    faults.push(...own.map((fault) => `${page.path}: ${fault}`));
  }
  expect(faults).toEqual([]);

  const foreign = found.pages.flatMap((page) =>
    foreignSentences(page).map((sentence) => `${page.path}: ${sentence}`),
  );
  expect(foreign).toEqual([]);
  const english = new Map(found.pages.map((page) => [page.path, page]));
  const same = found.pages
    .filter(({ language }) => language === 'es')
    .flatMap((page) => {
      const before = english.get(page.path.slice('/es'.length) || '/');
      return before ? untranslated(before, page).map((text) => `${page.path}: ${text}`) : [];
    });
  expect(same).toEqual([]);
});
