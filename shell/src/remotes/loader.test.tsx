import { KnownFailure, provideSiteData } from '@site/federation';
import { rememberBroken } from '../broken-versions';
import { forgetTracked, tracked } from '../testing';
import { createFederationLoader } from './loader';
import type { FederationLoaderOptions } from './loader';
import { defineContainer, nextBlog, serveEntries, siteOf } from './testing';
import type { Entries } from './testing';

let stop = () => {};

/** A page with the blog, with the given answers of the network. */
function page(
  blog: ReturnType<typeof nextBlog>,
  entries: Entries,
  options?: FederationLoaderOptions,
) {
  const served = serveEntries(entries);
  const site = siteOf(blog);
  stop = served.stop;
  provideSiteData(site);
  return { ...served, loader: createFederationLoader(site, options) };
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  forgetTracked();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

const asFirstPart = { first: 'mf-blog' } as const;

/** Both ways to open a part: as the first part of the page, and by federation's full runtime. */
describe.each([
  ['the part that answers the document', asFirstPart],
  ['a part that comes later', {}],
])('%s', (_, options) => {
  test('runs in its live version, whose entry is fetched once', async () => {
    const blog = nextBlog();
    const live = { [blog.url]: defineContainer(blog.extras.container) };
    const { loader, requested } = page(blog, live, options);
    const modules = [loader.load('mf-blog/routes'), loader.load('mf-blog/LatestArticles')];
    expect(await Promise.all(modules)).toEqual([
      { from: `${blog.extras.container}/routes` },
      { from: `${blog.extras.container}/LatestArticles` },
    ]);
    expect(requested).toEqual([blog.url]);
    expect(loader.runnerOf('/blog')?.version.version).toBe(blog.metadata.version);
    expect(loader.runnerOf('/blog/hard-water')?.part).toBe('mf-blog');
    expect(loader.runnerOf('/')).toBeUndefined();
    expect(loader.fallbackCause('mf-blog')).toBeUndefined();
    expect(tracked()).toEqual([]);
  });

  test.each<[string, (blog: ReturnType<typeof nextBlog>) => Entries]>([
    ['is gone', () => ({})],
    ['leaves no container', ({ url }) => ({ [url]: () => {} })],
    [
      'lacks the module',
      ({ url, extras }) => ({ [url]: defineContainer(extras.container, ['./routes']) }),
    ],
  ])(
    'runs in the previous version if the live entry %s, which is reported once',
    async (_, live) => {
      const blog = nextBlog();
      const { fallbackContainer = '' } = blog.extras;
      const before = { [blog.fallbackUrl]: defineContainer(fallbackContainer) };
      const { loader } = page(blog, { ...live(blog), ...before }, options);
      const modules = [loader.load('mf-blog/routes'), loader.load('mf-blog/LatestArticles')];
      // Both must come from one version, although the live one has the second module.
      expect(await Promise.all(modules)).toEqual([
        { from: `${fallbackContainer}/routes` },
        { from: `${fallbackContainer}/LatestArticles` },
      ]);
      expect(loader.fallbackCause('mf-blog')).toBeInstanceOf(Error);
      expect(tracked()).toMatchObject([{ event: 'part_failed', part: 'mf-blog' }]);
    },
  );

  test('falls back after three seconds if its entry hangs', async () => {
    jest.useFakeTimers();
    const blog = nextBlog();
    const { fallbackContainer = '' } = blog.extras;
    const entries: Entries = {
      [blog.url]: 'hangs',
      [blog.fallbackUrl]: defineContainer(fallbackContainer),
    };
    const { loader, requested } = page(blog, entries, options);
    const module = loader.load('mf-blog/routes');
    await jest.advanceTimersByTimeAsync(2900);
    expect(requested).toEqual([blog.url]);
    await jest.advanceTimersByTimeAsync(200);
    expect(await module).toEqual({ from: `${fallbackContainer}/routes` });
  });

  test('skips a version that threw in this tab and requests nothing from it', async () => {
    const blog = nextBlog();
    const { fallbackContainer = '' } = blog.extras;
    rememberBroken('mf-blog', blog.metadata.version);
    const before = { [blog.fallbackUrl]: defineContainer(fallbackContainer) };
    const { loader, requested } = page(blog, before, options);
    expect(await loader.load('mf-blog/routes')).toEqual({ from: `${fallbackContainer}/routes` });
    expect(loader.fallbackCause('mf-blog')).toBeInstanceOf(KnownFailure);
    expect(requested).toEqual([blog.fallbackUrl]);
    expect(tracked()).toEqual([]);
  });

  test('fails if the previous version threw as well, or if there is none', async () => {
    const blog = nextBlog();
    rememberBroken('mf-blog', blog.metadata.version);
    const { fallbackUrl: _, ...alone } = blog;
    const first = createFederationLoader(siteOf(alone), options);
    await expect(first.load('mf-blog/routes')).rejects.toThrow(KnownFailure);
    rememberBroken('mf-blog', blog.fallbackUrl.split('/')[3] ?? '');
    const { loader, requested } = page(blog, {}, options);
    await expect(loader.load('mf-blog/routes')).rejects.toThrow(KnownFailure);
    expect(loader.runnerOf('/blog')).toBeUndefined();
    expect(requested).toEqual([]);
    expect(tracked()).toEqual([]);
  });

  test('does not fall back to a version that threw if the live one cannot be loaded', async () => {
    const blog = nextBlog();
    rememberBroken('mf-blog', blog.fallbackUrl.split('/')[3] ?? '');
    const { loader, requested } = page(blog, {}, options);
    await expect(loader.load('mf-blog/routes')).rejects.toThrow(blog.url);
    expect(requested).not.toContain(blog.fallbackUrl);
  });

  test('is requested again after both versions failed, e.g. without a network', async () => {
    const blog = nextBlog();
    const entries: Entries = {};
    const { loader } = page(blog, entries, options);
    await expect(loader.load('mf-blog/routes')).rejects.toThrow(blog.url);
    entries[blog.url] = defineContainer(blog.extras.container);
    expect(await loader.load('mf-blog/routes')).toEqual({
      from: `${blog.extras.container}/routes`,
    });
    expect(loader.fallbackCause('mf-blog')).toBeUndefined();
  });
});

test('records come from the version that runs', async () => {
  const blog = nextBlog();
  const requested: string[] = [];
  Object.assign(globalThis, {
    fetch: (url: URL) => {
      requested.push(url.pathname);
      return Promise.resolve({ status: 200, ok: true, json: () => ({}) });
    },
  });
  rememberBroken('mf-blog', blog.metadata.version);
  const before = { [blog.fallbackUrl]: defineContainer(blog.extras.fallbackContainer ?? '') };
  const { loader } = page(blog, before, asFirstPart);
  await loader.load('mf-blog/routes');
  await loader.record('mf-blog', 'posts/hard-water');
  expect(requested).toEqual([
    blog.fallbackUrl.replace('remoteEntry.js', 'records/posts/hard-water.json'),
  ]);
});

test.each([
  ['a release', 'sha256-x', 6_000],
  ['a developer’s server, which may have to build them', '', 60_000],
])('records of %s have a limit of their own', async (_, integrity, limit) => {
  const blog = nextBlog();
  blog.metadata.integrity = integrity;
  const limits = jest.spyOn(AbortSignal, 'timeout');
  Object.assign(globalThis, {
    fetch: () => Promise.resolve({ status: 200, ok: true, json: () => ({}) }),
  });
  const { loader } = page(blog, {});
  await loader.record('mf-blog', 'posts/hard-water');
  expect(limits).toHaveBeenLastCalledWith(limit);
});
