import type { ReportCounts } from '@site/data-types/reports';
import { groupsOf, since } from './groups';

const counts: ReportCounts = {
  sets: {},
  views: [
    { set: 'new', part: 'mf-blog', views: 5 },
    { set: 'new', part: 'shell', views: 7 },
    { set: 'old', part: 'mf-blog', views: 50 },
    { set: 'older', part: 'mf-blog', views: 1 },
  ],
  failures: [],
  networks: [
    { set: 'new', part: 'mf-blog', version: '2', networks: 3 },
    { set: 'new', part: 'mf-booking', version: '1', networks: 2 },
    { set: 'old', part: 'mf-blog', version: '1', networks: 4 },
  ],
  vitals: [
    { set: 'new', part: 'mf-blog', name: 'LCP', buckets: [0, 2] },
    { set: 'new', part: 'shell', name: 'LCP', buckets: [9, 9] },
    { set: 'old', part: 'mf-blog', name: 'INP', buckets: [1] },
  ],
};

test('the canary is its set, live is every other; views and times are those of the part’s pages', () => {
  const { canary, live } = groupsOf(counts, 'new', ['mf-blog@2']);
  expect(canary).toEqual({ views: 5, failures: 3, allFailures: 5, LCP: [0, 2], INP: [] });
  expect(live).toEqual({ views: 51, failures: 4, allFailures: 4, LCP: [], INP: [1] });
});

test('the shell runs on every page', () => {
  const { canary } = groupsOf(counts, 'new', ['shell@2']);
  expect(canary).toMatchObject({ views: 12, failures: 0, LCP: [9, 11] });
});

test('only what was added since the begin counts', () => {
  const before = groupsOf(counts, 'new', ['mf-blog@2']);
  const later = groupsOf(
    { ...counts, views: [...counts.views, { set: 'new', part: 'mf-blog', views: 6 }] },
    'new',
    ['mf-blog@2'],
  );
  const nothing = { failures: 0, allFailures: 0 };
  expect(since(later, before)).toEqual({
    canary: { views: 6, ...nothing, LCP: [0, 0], INP: [] },
    live: { views: 0, ...nothing, LCP: [], INP: [0] },
  });
});
