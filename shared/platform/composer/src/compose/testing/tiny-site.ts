import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import type { CompanyConfig } from '@site/data-types/company';
import type { Release } from '@site/data-types/contract';
import { releaseOf } from '@site/delivery/testing/site-folder';
import type { SetInput } from '../write-set';

/** Facts of a company that the composer reads. */
const company = {
  name: 'Bay Fix It Company',
  phone: '(713) 555-0142',
  email: 'desk@bay.example',
  address: { street: '', city: 'Houston', state: 'TX', postalCode: '', country: 'US' },
  serviceArea: 'Houston & Katy',
  siteUrl: 'https://bay.example',
  services: { supabaseUrl: 'https://data.example', emailOrigin: '' },
  reports: true,
} as CompanyConfig;

/** The shell's server side: it writes the path and what the page uses into each page. */
const shellBundle = `
const metaOf = (path, status) => ({
  title: 'Page <' + path + '>', description: 'About "' + path + '"', keywords: ['a', 'b'],
  canonical: 'https://bay.example' + path, image: 'https://bay.example/share/page.png',
  share: { title: 'Page', eyebrow: 'Bay' }, robots: status === 200 ? 'index' : 'noindex',
  lang: 'en', locale: 'en_US', status, type: 'website',
  jsonLd: [{ '@context': 'https://schema.org', '@type': 'WebPage', name: '</script>' }],
  breadcrumbs: [{ name: 'Home', path: '/' }],
});
exports.shared = {};
exports.routes = [];
exports.paths = () => ['/'];
exports.notFound = { '*': '/404' };
exports.files = () => ({ 'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' });
exports.lastModified = () => '2026-11-22';
exports.createRenderer = () => async (path) => ({
  html: '<main id="main">' + path + '</main>',
  meta: metaOf(path, /404/.test(path) ? 404 : 200),
  kind: path === '/' ? 'content' : 'form',
  chunks: path.startsWith('/blog') ? ['post'] : ['home'],
  records: path.startsWith('/blog') ? ['mf-blog/posts/a', 'mf-shop/prices/b'] : [],
  fragments: path === '/' ? ['mf-blog/Latest'] : [],
});
`;

const remoteBundle = (path: string): string => `
exports.default = { routes: [], paths: () => ['${path}'], modules: {},
  notFound: { '${path}/*': '${path}/404' } };
`;

const files = (...names: string[]): Release['files'] =>
  Object.fromEntries(
    names.map((name) => [name, { bytes: 9, brotli: 8, integrity: `sha256-${name}` }]),
  );

const chunk = (name: string) => ({ js: [`${name}.js`], css: [`${name}.css`] });

const shell: Release = {
  ...releaseOf('shell', '1'),
  declaration: { prefixes: ['/'], exposes: {}, consumes: [], dataFile: true },
  entry: 'main.js',
  container: '',
  files: files('main.js', 'home.js'),
  chunks: { main: { js: ['main.js'], css: ['main.css'] }, home: chunk('home') },
};

const blog = (version: string): Release => ({
  ...releaseOf('mf-blog', version),
  declaration: {
    prefixes: ['/blog'],
    exposes: { './Latest': 'l.tsx' },
    consumes: ['mf-shop/prices'],
  },
  files: files('remoteEntry.js', 'routes.js', 'post.js'),
  chunks: {
    'expose-routes': chunk('routes'),
    'expose-Latest': chunk('latest'),
    post: chunk('post'),
  },
});

/** A part whose entry is a module, so documents contain an import map. */
const shop: Release = {
  ...releaseOf('mf-shop', '1'),
  declaration: { prefixes: ['/shop'], exposes: {}, records: ['prices'], consumes: [] },
  type: 'module',
  files: files('remoteEntry.js'),
  chunks: { 'expose-routes': chunk('routes'), home: chunk('home') },
};

const tokens =
  ':root{--raw-a:#faf6ec;--raw-b:#12171d;--raw-c:#e6641a;--color-page:var(--raw-a);--color-signal:var(--raw-c)}' +
  '@media (prefers-color-scheme:dark){:root{--color-page:var(--raw-b)}}@font-face{src:url(a.woff2)}';

/** Stores the releases of a site of three parts. @returns what makes a set of them */
export function tinySite(): SetInput {
  const dir = temporaryDir('tiny');
  process.env.SITE_DIR = dir;
  for (const release of [shell, blog('1'), blog('2'), shop]) {
    const put = (file: string, text: string) => {
      const path = join(dir, 'releases', release.name, release.version, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    };
    put('release.json', JSON.stringify(release));
    const isShell = release === shell;
    put('server/index.cjs', isShell ? shellBundle : remoteBundle(`/${release.name.slice(3)}`));
    for (const { css } of Object.values(release.chunks)) {
      for (const file of css) put(`browser/${file}`, isShell ? tokens : `.${file}{top:0}`);
    }
    put('browser/records/prices/b.json', '{"price":240}');
  }
  return {
    id: 'tiny',
    releases: [shell, blog('2'), shop],
    previous: { 'mf-blog': '1' },
    company,
    base: undefined,
    expires: '2027-07-01T00:00:00.000Z',
  };
}
