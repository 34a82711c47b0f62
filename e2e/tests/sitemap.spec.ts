import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crawl } from '../audit/crawl';
import { headFaults, pairFaults, repeatedFaults, shareImageFaults } from '../audit/head';
import { idsOf, jsonLdFaults } from '../audit/json-ld';
import { linkFaults, markupFaults } from '../audit/links';
import { sampleFaults } from '../audit/samples';
import { wordFaults } from '../audit/words';
import { expect, test } from '../fixtures';
import { liveSetId } from '../site';

test('Every page of the sitemap has correct metadata and words, and its links work', async ({
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
});

test('Manifest, security.txt and humans.txt are served with their media types', async ({
  request,
}) => {
  for (const [page, starts] of [
    ['/faq', '/'],
    ['/staff/week', '/staff'],
  ] as const) {
    const document = await (await request.get(page)).text();
    const [, address = ''] = /"([^"]+\.webmanifest)","","manifest"/.exec(document) ?? [];
    const manifest = await request.get(address);
    expect(manifest.headers()['content-type']).toBe('application/manifest+json');
    const { start_url, icons } = await manifest.json();
    expect([page, start_url]).toEqual([page, starts]);
    for (const { src, type } of icons) {
      const icon = await request.get(src);
      expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
    }
  }

  const security = await request.get('/.well-known/security.txt');
  expect(security.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(await security.text()) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);

  const registry = await (await request.get('/registry.json')).json();
  const humans = await (await request.get('/humans.txt')).text();
  for (const [part, [entry]] of Object.entries<[{ metadata: { version: string } }]>(
    registry.microFrontends,
  )) {
    expect(humans).toContain(`${part}: ${entry.metadata.version}\n`);
  }
});
