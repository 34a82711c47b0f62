import { KnownFailure, provideSiteData, report } from '@site/federation';
import { tracked } from '../testing';
import { createFederationLoader } from './loader';
import { nextBlog, siteOf } from './testing';

let mockAsked = 0;
/** A chunk that fails three times, then loads. */
jest.mock('./runtime', () => {
  if (++mockAsked <= 3) throw new Error('Loading chunk federation failed.');
  const load = (id: string) => Promise.resolve({ id });
  return { createRuntime: () => ({ load, register: () => {} }) };
});

test('A runtime that cannot be loaded is tried twice and reported for the shell, not for the part', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const site = siteOf(nextBlog());
  provideSiteData(site);
  const loader = createFederationLoader(site);
  const failure = await loader.load('mf-blog/LatestArticles').catch((error: unknown) => error);
  expect(mockAsked).toBe(2);
  expect(failure).toBeInstanceOf(KnownFailure);
  // A fragment reports the failure like this.
  report('mf-blog/LatestArticles', failure);
  expect(tracked()).toEqual([
    {
      event: 'part_failed',
      part: 'shell/federation',
      version: '1.0.0',
      cause: 'Loading chunk federation failed.',
    },
  ]);
  expect(loader.fallbackCause('mf-blog')).toBeUndefined();
  // One lost request is not reported.
  expect(await loader.load('mf-blog/LatestArticles')).toEqual({ id: 'mf-blog/LatestArticles' });
  expect(mockAsked).toBe(4);
  expect(tracked()).toHaveLength(1);
});
