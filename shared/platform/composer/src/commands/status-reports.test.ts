import type { ReportCounts } from '@site/data-types/reports';
import { reportRows, reportsOf } from './status-reports';

const counts: ReportCounts = {
  sets: { a: { 'mf-blog': ['2', '1'] }, b: { 'mf-blog': ['1'] } },
  views: [
    { set: 'a', part: 'mf-blog', views: 400 },
    { set: 'b', part: 'mf-blog', views: 100 },
  ],
  failures: [
    { set: 'a', part: 'mf-blog', version: '2', cause: 'threw', pattern: '/blog', failures: 1 },
    { set: 'a', part: 'mf-blog', version: '1', cause: 'load', pattern: '/blog', failures: 7 },
  ],
  watch: null,
  vitals: [{ set: 'a', part: 'mf-blog', name: 'LCP', buckets: [1, 1, 1, 1] }],
};

test('a version has the views of its own sets and its own failures', () => {
  expect(reportsOf(counts, 'mf-blog', '2')).toEqual({
    part: 'mf-blog',
    version: '2',
    views: 400,
    failuresPer1000: 2.5,
    // The third of four times, in the bucket that ends at 8 × 1.1² ms.
    lcpP75: 10,
    inpP75: null,
  });
  expect(reportsOf(counts, 'mf-blog', '1')).toMatchObject({ views: 100, failuresPer1000: 70 });
  expect(reportsOf(counts, 'mf-blog', '0')).toMatchObject({ views: 0, failuresPer1000: null });
});

test('the previous version stands below; without reports there is one line', () => {
  const versions = ['2', '1'].map((version) => reportsOf(counts, 'mf-blog', version));
  expect(reportRows({ versions }).slice(1, 3)).toEqual([
    ['mf-blog', '2', '400', '2.5', '10 ms', '-'],
    ['  before', '1', '100', '70', '-', '-'],
  ]);
  expect(reportRows({ versions: [], missing: 'no site answers' })).toEqual([
    ['Reports: not read: no site answers'],
  ]);
});
