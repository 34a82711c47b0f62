import { createHash } from 'node:crypto';
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

/** The data that a document names, read from the set's folder. */
function siteData(root: string, file: string): SiteData {
  const html = readFileSync(join(root, file), 'utf8');
  const [, boot = ''] = /id="boot">([^<]+)</.exec(html) ?? [];
  const { data } = JSON.parse(boot) as { data: [path: string, integrity: string] };
  const text = readFileSync(join(root, data[0]), 'utf8');
  expect(data[1]).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`);
  return (JSON.parse(text) as { site: SiteData }).site;
}

test('documents for a shell that knows no data file contain the data', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'set-'));
  const input = tinySite();
  const releases = input.releases.map((release) => {
    return { ...release, declaration: { ...release.declaration, dataFile: false } };
  });
  await writeSet(dir, { ...input, releases });
  const html = readFileSync(join(dir, 'public/index.html'), 'utf8');
  const [, data = ''] = /id="site-data">([^<]+)</.exec(html) ?? [];
  expect(Object.keys((JSON.parse(data) as SiteData).versions)).toContain('mf-blog');
  expect(html).toContain('id="company">{"name"');
  expect(html).not.toContain('releases/set/');
});

test('documents of visitors name no private part, its own documents name every part', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'set-'));
  const set = await writeSet(dir, privateShop(false));
  const read = (file: string) => readFileSync(join(dir, 'public', file), 'utf8');
  const home = siteData(join(dir, 'public'), 'index.html');
  expect(Object.keys(home.versions)).toEqual(['shell', 'mf-blog']);
  expect(Object.keys(home.registry.microFrontends)).toEqual(['mf-blog']);
  expect(read('index.html')).not.toMatch(/shop/);
  // The pages of an app may start a service worker; no visitor's page may.
  expect(read('shop.html')).toContain('trusted-types default service-worker"');
  expect(read('index.html')).toContain('trusted-types default"');
  expect(read('shop.html')).toContain('type="importmap"');
  const shop = siteData(join(dir, 'public'), 'shop.html');
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
