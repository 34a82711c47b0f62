import type { Registry } from '@site/data-types/contract';
import { isInShare, mergeRegistries, visitorOf } from './canary-share';

const visitors = Array.from({ length: 4000 }, (_, i) => i.toString(16).padStart(8, '0'));

test('about the given share of visitors gets the canary, always the same ones', () => {
  const among = (percent: number) =>
    visitors.filter((visitor) => isInShare(visitor, { set: 'a', percent }));
  expect(among(10).length).toBeGreaterThan(300);
  expect(among(10).length).toBeLessThan(500);
  expect(among(10)).toEqual(among(10));
  // A visitor keeps the set when the share grows.
  const more = new Set(among(50));
  expect(among(10).every((visitor) => more.has(visitor))).toBe(true);
});

test('a visitor is recognized by the cookie', () => {
  const first = visitorOf(undefined);
  expect(first.cookie).toContain(`site-visitor=${first.id};`);
  expect(visitorOf(`a=b; site-visitor=${first.id}; c=d`)).toEqual({ id: first.id });
  expect(visitorOf('site-visitor=<script>')).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
    cookie: expect.stringMatching(/^site-visitor=[0-9a-f]{8};/) as string,
  });
});

test('the registry states the share of both versions', () => {
  const registry = (version: string): Registry => ({
    schema: '',
    microFrontends: Object.fromEntries(
      ['mf-blog', 'mf-booking'].map((name) => [
        name,
        [
          {
            url: `/releases/${name}/${name === 'mf-blog' ? version : '1'}/remoteEntry.js`,
            metadata: { integrity: '', version },
            deployment: { traffic: 100, default: true },
            extras: { prefixes: [], container: '' },
          },
        ],
      ]),
    ),
  });
  const { microFrontends } = mergeRegistries(registry('1'), registry('2'), 10);
  expect(microFrontends['mf-blog']?.map(({ url, deployment }) => [url, deployment])).toEqual([
    ['/releases/mf-blog/1/remoteEntry.js', { traffic: 90, default: true }],
    ['/releases/mf-blog/2/remoteEntry.js', { traffic: 10, default: false }],
  ]);
  expect(microFrontends['mf-booking']).toHaveLength(1);
});
