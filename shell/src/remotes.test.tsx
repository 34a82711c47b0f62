import type { RegistryEntry, SiteData } from '@site/data-types/contract';
import { KnownFailure } from '@site/federation';
import { rememberBroken } from './broken-versions';
import { loadExposed } from './containers';
import type { Entry } from './containers';
import { createFederationLoader } from './remotes';
import { forgetTracked, tracked } from './testing';

jest.mock('./containers', () => ({ loadExposed: jest.fn() }));

const entry: RegistryEntry = {
  url: '/releases/mf-blog/1.2.0-a/remoteEntry.js',
  fallbackUrl: '/releases/mf-blog/1.1.0-b/remoteEntry.js',
  metadata: { integrity: 'sha384-a', version: '1.2.0-a' },
  deployment: { traffic: 100, default: true },
  extras: {
    prefixes: ['/blog'],
    container: 'blog_a',
    fallbackContainer: 'blog_b',
    fallbackIntegrity: 'sha384-b',
  },
};
const siteOf = (blog: RegistryEntry): SiteData => ({
  set: 's',
  versions: { shell: '1', 'mf-blog': '1.2.0-a' },
  registry: { schema: '', microFrontends: { 'mf-blog': [blog] } },
});
const loaderOf = (blog = entry) => createFederationLoader(siteOf(blog), false);
const asked = () => jest.mocked(loadExposed).mock.calls.map(([{ url }]) => url);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  forgetTracked();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest
    .mocked(loadExposed)
    .mockReset()
    .mockImplementation(async ({ url }: Entry) => url);
});

test('a part runs in its live version', async () => {
  const loader = loaderOf();
  expect(await loader.load('mf-blog/routes')).toBe(entry.url);
  expect(loader.runnerOf('/blog')?.version.version).toBe('1.2.0-a');
  expect(loader.runnerOf('/blog/hard-water')?.part).toBe('mf-blog');
  expect(loader.runnerOf('/')).toBeUndefined();
  expect(loader.fellBack('mf-blog')).toBeUndefined();
});

test('a version that threw in this tab is passed over, and nothing is asked of it', async () => {
  rememberBroken('mf-blog', '1.2.0-a');
  const loader = loaderOf();
  expect(await loader.load('mf-blog/routes')).toBe(entry.fallbackUrl);
  expect(loader.runnerOf('/blog')?.version.version).toBe('1.1.0-b');
  expect(loader.fellBack('mf-blog')).toBeInstanceOf(KnownFailure);
  expect(asked()).not.toContain(entry.url);
  expect(tracked()).toEqual([]);
});

test('where the version before threw as well, or there is none, the part is down', async () => {
  rememberBroken('mf-blog', '1.2.0-a');
  const { fallbackUrl: _, ...first } = entry;
  await expect(loaderOf(first).load('mf-blog/routes')).rejects.toThrow(KnownFailure);
  rememberBroken('mf-blog', '1.1.0-b');
  const loader = loaderOf();
  await expect(loader.load('mf-blog/routes')).rejects.toThrow(KnownFailure);
  expect(loader.runnerOf('/blog')).toBeUndefined();
  expect(asked()).toEqual([]);
  expect(tracked()).toEqual([]);
});

test('a live version that cannot be loaded does not bring back one that threw', async () => {
  rememberBroken('mf-blog', '1.1.0-b');
  jest.mocked(loadExposed).mockRejectedValue(new Error('gone'));
  await expect(loaderOf().load('mf-blog/routes')).rejects.toThrow('gone');
  expect(asked()).not.toContain(entry.fallbackUrl);
});
