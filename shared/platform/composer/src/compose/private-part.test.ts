import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, SiteData } from '@site/data-types/contract';
import { tinySite } from './testing/tiny-site';
import { writeSet } from './write-set';
import type { SetInput } from './write-set';

/** A set in which `mf-shop` is private. @param indexed whether search engines may list its page */
function privateShop(indexed: boolean): SetInput {
  const input = tinySite();
  const bundle = join(process.env.SITE_DIR ?? '', 'releases/shell/1/server/index.cjs');
  const text = readFileSync(bundle, 'utf8');
  if (!indexed) {
    const changed = text.replace('status === 200 ?', "status === 200 && path !== '/shop' ?");
    expect(changed).not.toBe(text);
    writeFileSync(bundle, changed);
  }
  const releases = input.releases.map((release) =>
    release.name === 'mf-shop'
      ? {
          ...release,
          declaration: {
            ...release.declaration,
            private: true,
            app: 'Shop',
            startsWhenStored: { 'shop.queue.': './queue' },
            exposes: { './queue': 'q.ts' },
          },
        }
      : release,
  );
  return { ...input, releases };
}

const siteData = (html: string): SiteData =>
  JSON.parse(/id="site-data">([^<]+)</.exec(html)?.[1] ?? '{}') as SiteData;

test('documents of visitors name no private part, its own documents name every part', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'set-'));
  const set = await writeSet(dir, privateShop(false));
  const read = (file: string) => readFileSync(join(dir, 'public', file), 'utf8');
  const home = siteData(read('index.html'));
  expect(Object.keys(home.versions)).toEqual(['shell', 'mf-blog']);
  expect(Object.keys(home.registry.microFrontends)).toEqual(['mf-blog']);
  expect(read('index.html')).not.toMatch(/shop/);
  // The pages of an app may start a service worker; no visitor's page may.
  expect(read('shop.html')).toContain('trusted-types default service-worker"');
  expect(read('index.html')).toContain('trusted-types default"');
  expect(read('shop.html')).toContain('type="importmap"');
  const shop = siteData(read('shop.html'));
  expect(Object.keys(shop.versions)).toEqual(['shell', 'mf-blog', 'mf-shop']);
  expect(Object.keys(shop.registry.microFrontends)).toEqual(['mf-blog', 'mf-shop']);
  // Tools and servers see the whole set.
  const { microFrontends } = JSON.parse(read('registry.json')) as Registry;
  expect(Object.keys(microFrontends)).toEqual(['mf-blog', 'mf-shop']);
  expect(set.pages['/shop']?.indexed).toBe(false);
  expect(read('sitemap.xml')).not.toContain('/shop');
});

test('a page of a private part that search engines may list is refused', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'set-'));
  await expect(writeSet(dir, privateShop(true))).rejects.toThrow(
    'mf-shop /shop: is a page of a private part, so its robots must be noindex',
  );
});
