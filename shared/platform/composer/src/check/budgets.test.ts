import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import type { Release } from '@site/data-types/contract';
import type { AffectedPage } from './affected-pages';
import { budgets, pageBytes, remoteFaults } from './budgets';

const sized = (brotli: number) => ({ bytes: brotli, brotli, integrity: '' });

const blog = (post: number) =>
  ({
    name: 'mf-blog',
    version: '2',
    entry: 'remoteEntry.js',
    files: { 'remoteEntry.js': sized(4000), 'routes.js': sized(1000), 'post.js': sized(post) },
    chunks: {
      'expose-routes': { js: ['routes.js'], css: [] },
      post: { js: ['post.js'], css: [] },
    },
    pages: {
      '/blog/a': { kind: 'content', chunk: 'post' },
      '/blog/b': { kind: 'content', chunk: 'post' },
    },
  }) as unknown as Release;

const pageFaults = async (...given: Parameters<typeof pageBytes>) =>
  (await pageBytes(...given)).faults;

test('a remote is measured by entry, routes and each type of page', () => {
  expect(remoteFaults(blog(budgets.remote - 5000))).toEqual([]);
  expect(remoteFaults(blog(budgets.remote))).toEqual([
    'mf-blog@2 brings 34.0 kB of JavaScript for its page type "post"; the budget is 29.0 kB. Largest: post.js 29.0 kB, remoteEntry.js 4.0 kB, routes.js 1.0 kB.',
  ]);
});

test('the heaviest page of a type is named, measured by what its document requests', async () => {
  const dir = temporaryDir('pages');
  const page = (path: string, scripts: string[]): AffectedPage => {
    const file = join(dir, path.replaceAll('/', '_'));
    const urls = scripts.map((name) => `["/releases/mf-blog/2/${name}","script"]`);
    // Scripts named in the body load later.
    writeFileSync(file, `<head>${urls.join()}</head>"/releases/mf-blog/2/routes.js"`);
    return { path, file, type: 'mf-blog/post', kind: 'content' } as AffectedPage;
  };
  const pages = [page('/blog/a', ['remoteEntry.js']), page('/blog/b', ['post.js', 'post.js'])];
  expect(await pageFaults(pages, [blog(budgets.page.content)])).toEqual([]);
  expect(await pageFaults(pages, [blog(budgets.page.content + 1000)])).toEqual([
    '/blog/b loads 93.0 kB of JavaScript; the budget of a content page is 92.0 kB. Largest: mf-blog/post.js 93.0 kB.',
  ]);
});

test('a page of a packed part may load its own runtime', async () => {
  const file = join(temporaryDir('pages'), 'packed');
  writeFileSync(file, '<head>["/releases/mf-blog/2/post.js","module"]</head>');
  const page = {
    path: '/blog/a',
    owner: 'mf-blog',
    file,
    type: 't',
    kind: 'content',
  } as AffectedPage;
  const built = blog(budgets.page.content + budgets.ownRuntime);
  expect(await pageFaults([page], [built])).toHaveLength(1);
  expect(await pageFaults([page], [{ ...built, type: 'module' }])).toEqual([]);
});

test('styles have a budget of their own', async () => {
  const file = join(temporaryDir('pages'), 'styled');
  const noise = Array.from({ length: 9000 }, (_, i) => `.a${(i * 7919) % 104729}{top:${i}px}`);
  writeFileSync(file, `<head><style>${noise.join('')}</style></head>`);
  const page = { path: '/blog/c', file, type: 't', kind: 'content' } as AffectedPage;
  expect(await pageFaults([page], [])).toContainEqual(
    expect.stringMatching(/^\/blog\/c has \d+\.\d kB of styles; the budget is 15\.0 kB\.$/),
  );
});

test('a document that outgrows its budget is named with its bytes and its largest parts', async () => {
  const file = join(temporaryDir('pages'), 'long');
  const noise = (count: number) =>
    Array.from({ length: count }, (_, i) => ((i * 2_654_435_761) % 4_294_967_296).toString(36));
  const drawing = `<svg><path d="${noise(9000).join(' ')}"/></svg>`;
  writeFileSync(file, `<head></head><p>${noise(200).join(' ')}</p>${drawing}`);
  const page = { path: '/blog/d', file, type: 't', kind: 'content' } as AffectedPage;
  expect(await pageFaults([page], [])).toEqual([
    expect.stringMatching(
      /^\/blog\/d has a document of [23]\d\.\d kB; the budget is 23\.0 kB\. Largest: drawings \d\d\.\d kB, text and structure /,
    ),
  ]);
  writeFileSync(file, `<head></head><p>${noise(200).join(' ')}</p>`);
  expect(await pageBytes([page], [])).toEqual({ faults: [], longer: [] });
});

test('a document that needs a second flight is named with its largest parts', async () => {
  const file = join(temporaryDir('pages'), 'flight');
  const noise = Array.from({ length: 3600 }, (_, i) =>
    ((i * 2_654_435_761) % 4_294_967_296).toString(36),
  );
  writeFileSync(file, `<head></head><p>${noise.join(' ')}</p>`);
  const page = { path: '/blog/e', file, type: 't', kind: 'content' } as AffectedPage;
  const { faults, longer } = await pageBytes([page], []);
  expect(faults).toEqual([]);
  expect(longer).toEqual([
    expect.stringMatching(/^\/blog\/e 1\d\.\d kB \(text and structure 1\d\.\d kB, /),
  ]);
});
