import { provideSiteData } from '@site/federation';
import { act, render, screen, within } from '@testing-library/react';
import type { SiteData } from '@site/data-types/contract';
import { Inspector } from './Inspector';
import { inspecting } from './inspecting';
import { partCosts } from './part-costs';
import { recordShared } from './shared-uses';

const file = (path: string, startTime: number, responseEnd: number, encodedBodySize: number) =>
  ({
    name: `http://localhost${path}`,
    startTime,
    responseEnd,
    encodedBodySize,
  }) as PerformanceResourceTiming;

const files = [
  file('/releases/mf-blog/1.0.0-a/remoteEntry.js', 100, 140, 4000),
  file('/releases/mf-blog/1.0.0-a/routes.js', 150, 190.4, 1500),
  file('/releases/shell/1.0.0-s/main.js', 50, 80, 77_000),
  file('/records.json', 0, 900, 9999),
  file('/releases/mf-blog/1.0.0-b/remoteEntry.js', 300, 310, 4100),
];

test('files are added up by part and version; others do not count', () => {
  expect(partCosts(files)).toEqual([
    { part: 'mf-blog', version: '1.0.0-a', files: 2, bytes: 5500, ms: 90 },
    { part: 'shell', version: '1.0.0-s', files: 1, bytes: 77_000, ms: 30 },
    { part: 'mf-blog', version: '1.0.0-b', files: 1, bytes: 4100, ms: 10 },
  ]);
});

test.each<[Partial<SiteData>, string, boolean]>([
  [{}, '/', false],
  [{}, '/?inspect', true],
  [{ development: true }, '/', true],
  [{ overrides: ['http://localhost:3004'] }, '/', true],
])('%j at %s: %s', (site, address, expected) => {
  history.replaceState(null, '', address);
  expect(inspecting(site as SiteData)).toBe(expected);
});

test('the list says what parts cost and what is shared; outlines carry version and cost', () => {
  const observer = { observe: jest.fn(), disconnect: jest.fn() };
  Object.assign(globalThis, { PerformanceObserver: jest.fn(() => observer) });
  Object.assign(performance, { getEntriesByType: () => files });
  provideSiteData({
    set: 's',
    versions: { 'mf-catalog': '2.0.0-c' },
    registry: { schema: '', microFrontends: {} },
  });
  document.body.innerHTML =
    '<p data-boundary="mf-blog"></p><p data-fragment="mf-catalog/BrandWall"></p>';
  const { container } = render(<Inspector />);
  const row = (name: string, text: RegExp) =>
    within(screen.getByRole('table', { name })).getByRole('row', { name: text });
  expect(row('Parts', /mf-blog 1\.0\.0-a 90 ms 2 5\.5 kB/)).toBeVisible();
  const origin = { name: 'mf_blog_a' };
  const shareInfo = { shareConfig: { requiredVersion: '^19.0.0' } };
  act(() => {
    const share = { pkgName: 'react', shareInfo, origin };
    recordShared.afterLoadShare?.({
      ...share,
      selectedShared: { version: '19.2.9', from: 'shell' },
    } as never);
    recordShared.errorLoadShare?.({ ...share, pkgName: 'zustand' } as never);
  });
  expect(row('Shared packages', /mf_blog_a react \^19\.0\.0 19\.2\.9 the shell's/)).toBeVisible();
  expect(row('Shared packages', /mf_blog_a zustand \^19\.0\.0 none refused/)).toBeVisible();
  const made = (selector: string) => document.querySelector(selector)?.getAttribute('data-made-by');
  expect(made('[data-boundary]')).toBe('mf-blog@1.0.0-b · 10 ms · 1 files · 4.1 kB');
  expect(made('[data-fragment]')).toBe('mf-catalog/BrandWall@2.0.0-c');
  expect(container.querySelector('summary')).toHaveTextContent('How this page is composed');
});
