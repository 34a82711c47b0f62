import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setDir } from '@site/contract/paths';
import { readRelease } from '@site/contract/release';
import { matchesPattern } from '@site/contract/set';
import type { Registry, Release } from '@site/data-types/contract';
import { tinySite } from './testing/tiny-site';
import { writeSet } from './write-set';
import type { SetInput } from './write-set';

/** The release with a Spanish edition, whose server bundle says so in the text of its pages. */
function inSpanish(release: Release): Release {
  const dir = join(process.env.SITE_DIR ?? '', 'releases', release.name, release.version);
  const english = readFileSync(join(dir, 'server/index.cjs'), 'utf8');
  const bundle = english
    .replace("html: '<main", 'html: \'<main lang="es"')
    .replaceAll("bay.example' + path", "bay.example/es' + (path === '/' ? '' : path)")
    .replace("lang: 'en', locale: 'en_US'", "lang: 'es', locale: 'es_US'")
    .replace("/share/page.png'", "/share/es/page.png'");
  mkdirSync(join(dir, 'server/es'), { recursive: true });
  writeFileSync(join(dir, 'server/es/index.cjs'), bundle);
  const spanish = (file: string) => `es/${file}`;
  const chunks = Object.fromEntries(
    Object.entries(release.chunks).map(([name, { js, css }]) => [
      name,
      { js: js.map(spanish), css: css.map(spanish) },
    ]),
  );
  for (const { css } of Object.values(release.chunks))
    for (const file of css) {
      mkdirSync(join(dir, 'browser/es'), { recursive: true });
      const text = readFileSync(join(dir, 'browser', file), 'utf8');
      writeFileSync(join(dir, 'browser/es', file), text);
    }
  return {
    ...release,
    declaration: { ...release.declaration, languages: ['es'] },
    files: {
      ...release.files,
      ...Object.fromEntries(Object.entries(release.files).map(([f, v]) => [spanish(f), v])),
    },
    languages: {
      es: { entry: spanish(release.entry), container: `${release.container}_es`, chunks },
    },
  };
}

/** Shell and blog have Spanish, the shop has not. @param privateShop whether no visitor sees it */
function site(privateShop = false): SetInput {
  const input = tinySite();
  return {
    ...input,
    releases: input.releases.map((release) => {
      if (release.name !== 'mf-shop') return inSpanish(release);
      return privateShop
        ? { ...release, declaration: { ...release.declaration, private: true } }
        : release;
    }),
  };
}

async function compose(input: SetInput) {
  const dir = mkdtempSync(join(tmpdir(), 'set-'));
  const set = await writeSet(dir, input);
  return { set, read: (file: string) => readFileSync(join(dir, 'public', file), 'utf8') };
}

test('a site of one language has no document below another', async () => {
  const { set } = await compose(tinySite());
  expect(Object.keys(set.pages)).toEqual(['/', '/blog', '/shop']);
  expect(set.pages['/']).not.toHaveProperty('alternates');
});

test('every page stands below /es with the files of that edition', async () => {
  const { set, read } = await compose(site());
  expect(Object.keys(set.pages)).toEqual([
    ...['/', '/blog', '/shop'],
    ...['/es', '/es/blog', '/es/shop'],
  ]);
  const html = read('es/blog.html');
  expect(html).toMatch(/^<!doctype html><html lang="es"/);
  expect(html).toContain('<main lang="es" id="main">/blog</main>');
  expect(html).toContain('/releases/shell/1/es/main.js');
  expect(html).toContain('/releases/mf-blog/2/es/remoteEntry.js');
  expect(html).not.toContain('/releases/mf-blog/2/remoteEntry.js');
  const [, data = ''] = /"data":\["([^"]+)"/.exec(html) ?? [];
  expect(data).toBe('/releases/set/tiny/es/data.json');
  const { registry } = (JSON.parse(read(data.slice(1))) as { site: { registry: Registry } }).site;
  expect(registry.microFrontends['mf-blog']?.[0].url).toBe('/releases/mf-blog/2/es/remoteEntry.js');
  expect(registry.microFrontends['mf-blog']?.[0].extras.languages).toEqual(['es']);
});

test('search engines find the pairs, in the head and in the sitemap', async () => {
  const { set, read } = await compose(site());
  const link = (language: string, path: string) =>
    `<link rel="alternate" hreflang="${language}" href="https://bay.example${path}">`;
  for (const file of ['blog.html', 'es/blog.html'])
    expect(read(file)).toContain(
      link('en', '/blog') + link('es', '/es/blog') + link('x-default', '/blog'),
    );
  const listed = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="https://bay.example${path}"/>`;
  for (const path of ['/blog', '/es/blog'])
    expect(read('sitemap.xml')).toContain(
      `<loc>https://bay.example${path}</loc>${listed('en', '/blog')}${listed('es', '/es/blog')}${listed('x-default', '/blog')}</url>`,
    );
  expect(read('sitemap.xml').match(/hreflang="x-default"/g)).toHaveLength(4);
  expect(set.pages['/es/blog']).toMatchObject({
    indexed: true,
    alternates: { en: '/blog', es: '/es/blog' },
  });
});

test('a part without Spanish joins: its page is listed in English alone', async () => {
  const { set, read } = await compose(site());
  const html = read('es/shop.html');
  expect(html).toContain('<html lang="es"');
  expect(html).toContain('/releases/mf-shop/1/remoteEntry.js');
  expect(html).toContain('<link rel="canonical" href="https://bay.example/shop">');
  expect(html).not.toContain('hreflang');
  expect(set.pages['/es/shop']).toMatchObject({ indexed: false, owner: 'mf-shop' });
  expect(read('sitemap.xml')).not.toContain('/es/shop');
});

test('a private part without Spanish has no page there', async () => {
  const input = site(true);
  const bundle = join(process.env.SITE_DIR ?? '', 'releases/shell/1/server/index.cjs');
  const text = readFileSync(bundle, 'utf8');
  writeFileSync(bundle, text.replace('status === 200 ?', "status === 200 && path !== '/shop' ?"));
  const { set } = await compose(input);
  expect(Object.keys(set.pages)).toContain('/shop');
  expect(Object.keys(set.pages)).not.toContain('/es/shop');
});

test('unknown addresses below /es get the Spanish document', async () => {
  const { set } = await compose(site());
  const answer = (path: string) =>
    set.notFound.find(({ pattern }) => matchesPattern(pattern, path))?.file;
  expect(answer('/es/blog/x')).toBe('es/blog/404.html');
  expect(answer('/es/a/b/c')).toBe('es/404.html');
  expect(answer('/blog/x')).toBe('blog/404.html');
  expect(answer('/escape')).toBe('404.html');
});

test('a release of one part renders its pages in both languages, and those that show it', async () => {
  const input = site();
  const base = await writeSet(setDir('base'), { ...input, id: 'base' });
  expect(base.rendered).toBe(12);
  const blog = inSpanish(await readRelease('mf-blog', '1'));
  const releases = input.releases.map((release) => (release.name === 'mf-blog' ? blog : release));
  const set = await writeSet(setDir('next'), { ...input, id: 'next', releases, base });
  // In each language its page, that of its unknown addresses, and the home page.
  expect(set.rendered).toBe(6);
});
