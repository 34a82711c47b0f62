import { join } from 'node:path';
import { mailedLink } from '@site/data-types/mailed-pages';
import { testContract } from '@site/federation/contract-testing';
import { preparePage } from '@site/federation/testing';
import { matchRoutes } from 'react-router-dom';
import { records } from './records';
import { realRecords } from './testing/real-records';
import server from './server';

beforeAll(async () => preparePage({ records: await realRecords() }));

/** Pattern of the route that answers a path. */
const answering = (path: string) => matchRoutes(server.routes, path)?.at(-1)?.route.path;

testContract({
  dir: join(import.meta.dirname, '..'),
  server,
  records,
  exposed: { './LatestArticles': ['default', 'warm'] },
});

test('published posts and the fixed pages are prerendered, drafts are not', async () => {
  const paths = await server.paths();
  expect(paths).toEqual(expect.arrayContaining(['/blog', '/faq', '/privacy', '/terms']));
  expect(paths).toContain('/blog/hurricane-season-appliance-guide');
  expect(paths).not.toContain('/blog/boil-water-notice-ice-makers');
});

test('the pages that newsletter mails link to match before the address of a post', () => {
  const mailed = (page: 'confirmNewsletter' | 'leaveNewsletter') =>
    answering(new URL(mailedLink('https://site.example', page, 'secret')).pathname);
  expect(mailed('confirmNewsletter')).toBe('/blog/newsletter/confirm');
  expect(mailed('leaveNewsletter')).toBe('/blog/newsletter/leave');
  expect(answering('/blog/newsletter')).toBe('/blog/:slug');
  expect(answering('/blog/a/b/c')).toBeUndefined();
});

test('each not-found document has a route', () => {
  for (const path of Object.values(server.notFound)) {
    expect(answering(path)).toMatch(/^\/blog\/(category\/|tag\/)?:slug$/);
  }
});

test('the sitemap gets the date of the last change of each page', async () => {
  await server.paths();
  expect(server.lastModified('/blog/hurricane-season-appliance-guide')).toMatch(/^2026-\d\d-\d\d$/);
  expect(server.lastModified('/privacy')).toMatch(/^2026-/);
  const dates = (await server.paths())
    .filter((path) => path.startsWith('/blog/'))
    .map((path) => server.lastModified(path) ?? `${path} has no date`);
  expect(dates.sort().at(-1)).toBe(server.lastModified('/blog'));
});

test('the set gets a feed', async () => {
  const { 'feed.xml': feed } = await server.files();
  expect(feed).toContain('<title>Repair or Replace? A Calm Way to Decide</title>');
});
