import { provideSiteData } from '@site/federation';
import { act, render, screen, within } from '@testing-library/react';
import type { RegistryEntry, RemoteName, SiteData } from '@site/data-types/contract';
import type { Runner } from '../remotes/loader';
import { publishToDevtools } from './devtools';
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
  // Overlaps the previous request: the time counts once. Gaps between requests do not count.
  file('/releases/mf-blog/1.0.0-a/post.js', 160, 180, 200),
  file('/releases/shell/1.0.0-s/main.js', 50, 80, 77_000),
  file('/records.json', 0, 900, 9999),
  file('/releases/mf-blog/1.0.0-b/remoteEntry.js', 300, 310, 4100),
];

test('files are added up by part and version; others do not count', () => {
  expect(partCosts(files)).toEqual([
    { part: 'mf-blog', version: '1.0.0-a', files: 3, bytes: 5700, ms: 80 },
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

const registryEntry = (version: string, prefix: string, container: string): RegistryEntry => ({
  url: `/releases/x/${version}/remoteEntry.js`,
  metadata: { version, integrity: 'sha256-a' },
  deployment: { traffic: 100, default: true },
  extras: { prefixes: [prefix], container, pageRuntime: true },
});

const site: SiteData = {
  set: 's',
  versions: {
    shell: '1.0.0-s',
    'mf-blog': '1.0.0-b',
    'mf-catalog': '2.0.0-c',
    'mf-parts': '3.0.0-d',
  },
  registry: {
    schema: '',
    microFrontends: {
      'mf-blog': [registryEntry('1.0.0-b', '/blog', 'blog_b')],
      'mf-catalog': [registryEntry('2.0.0-c', '/brands', 'catalog_c')],
      'mf-parts': [registryEntry('3.0.0-d', '/parts', 'parts_d')],
    },
  },
};

/** A page on which the blog runs in its previous version and the catalog has failed. */
const loader = {
  runnerOf: (path: string) =>
    path === '/blog'
      ? ({ part: 'mf-blog' as RemoteName, version: { version: '1.0.0-a' } } as Runner)
      : undefined,
  fallbackCause: (part: string) => (part === 'mf-blog' ? new Error('gone') : undefined),
};

function open(onClose = () => {}) {
  const observer = { observe: jest.fn(), disconnect: jest.fn() };
  Object.assign(globalThis, { PerformanceObserver: jest.fn(() => observer) });
  Object.assign(performance, { getEntriesByType: () => files });
  Object.assign(window, {
    dataLayer: [{ event: 'part_failed', part: 'mf-catalog/BrandWall', version: '2.0.0-c' }],
  });
  provideSiteData(site);
  document.body.innerHTML =
    '<p data-boundary="mf-blog"></p><p data-fragment="mf-catalog/BrandWall"></p><p data-fragment="mf-parts/X"></p>';
  return render(<Inspector loader={loader} onClose={onClose} />);
}

const row = (name: string, text: RegExp) =>
  within(screen.getByRole('table', { name })).getByRole('row', { name: text });

test('the list shows running, previous and failed versions with their cost', () => {
  open();
  expect(row('Parts', /^shell 1\.0\.0-s runs 30 ms 1 77\.0 kB$/)).toBeVisible();
  expect(
    row('Parts', /^mf-blog 1\.0\.0-a runs, the previous version 80 ms 3 5\.7 kB$/),
  ).toBeVisible();
  expect(row('Parts', /^mf-blog 1\.0\.0-b does not run 10 ms 1 4\.1 kB$/)).toBeVisible();
  expect(row('Parts', /^mf-catalog 2\.0\.0-c failed, preserved as printed/)).toBeVisible();
  expect(row('Parts', /^mf-parts 3\.0\.0-d not needed yet/)).toBeVisible();
});

test('outlines show version, state and cost, and disappear with the list', () => {
  const { unmount } = open();
  const made = (selector: string) => document.querySelector(selector)?.getAttribute('data-made-by');
  expect(made('[data-boundary]')).toBe(
    'mf-blog@1.0.0-a · the previous version · 80 ms · 3 files · 5.7 kB',
  );
  expect(made('[data-fragment*=Wall]')).toBe(
    'mf-catalog/BrandWall@2.0.0-c · failed, preserved as printed',
  );
  expect(made('[data-fragment*=parts]')).toBe('mf-parts/X@3.0.0-d · not needed yet');
  expect(document.documentElement).toHaveAttribute('data-inspect');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-inspect');
});

test('the list shows shared packages and can be closed', () => {
  const close = jest.fn();
  const { container } = open(close);
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
  expect(container.querySelector('summary')).toHaveTextContent('How this page is composed');
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(close).toHaveBeenCalledTimes(1);
});

test('the devtools get host, remotes, versions and shared packages', () => {
  publishToDevtools(site);
  const { moduleInfo } = (globalThis as unknown as { __FEDERATION__: { moduleInfo: object } })
    .__FEDERATION__;
  const shared = expect.arrayContaining([expect.objectContaining({ sharedName: 'react' })]);
  expect(moduleInfo).toMatchObject({
    shell: {
      version: '1.0.0-s',
      remotesInfo: { 'mf-blog': { matchedVersion: '1.0.0-b' } },
      shared,
    },
    'mf-blog:1.0.0-b': {
      version: '1.0.0-b',
      remoteEntry: 'http://localhost/releases/x/1.0.0-b/remoteEntry.js',
      globalName: 'blog_b',
      consumerList: ['shell'],
      shared,
    },
  });
});
