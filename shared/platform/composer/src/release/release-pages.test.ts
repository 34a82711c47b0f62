import { releasePages, routeTrees } from './release-pages';
import type { MatchRoutes } from './release-pages';

const meta = () => ({});
const route = (path: string, handle: object | undefined) => ({
  path,
  lazy: () => Promise.resolve({ ...(handle && { handle }) }),
});
const match: MatchRoutes = (routes, path) =>
  routes.filter((r) => r.path === path).map((r) => ({ route: r }));
const release = { name: 'mf-blog' as const, chunks: { post: { js: [], css: [] } } };
const good = route('/blog', { chunk: 'post', kind: 'content', meta });

const pagesOf = async (routes: unknown[], paths = ['/blog'], notFound = {}) =>
  releasePages(release, { routes: await routeTrees(routes), paths, notFound }, match);

test('a page gets kind and type from its route', async () =>
  expect(await pagesOf([good])).toEqual({ '/blog': { kind: 'content', chunk: 'post' } }));

test.each([
  [
    'a chunk that is not there',
    { chunk: 'other', kind: 'content', meta },
    'names the chunk "other"',
  ],
  ['no kind', { chunk: 'post', meta }, 'its kind is "undefined"'],
  ['no metadata', { chunk: 'post', kind: 'form' }, 'exports no meta'],
  ['no handle', undefined, 'names the chunk ""'],
])('a route with %s is named', (_, handle, words) =>
  expect(pagesOf([route('/blog', handle)])).rejects.toThrow(
    new RegExp(`^mf-blog /blog: .*${words}`),
  ),
);

test('a module that cannot be loaded is named with the cause', () => {
  const broken = { path: '/blog', lazy: () => Promise.reject(new Error('no such file')) };
  return expect(pagesOf([broken])).rejects.toThrow(
    'mf-blog /blog: its module cannot be loaded (no such file)',
  );
});

test('a path without a route is named', async () => {
  await expect(pagesOf([good], ['/blog', '/b'])).rejects.toThrow('mf-blog /b: no route answers');
  await expect(pagesOf([good], ['/blog'], { '/blog/*': '/x' })).rejects.toThrow('mf-blog /x: no');
});
