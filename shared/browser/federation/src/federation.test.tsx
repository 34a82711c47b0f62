import type { FragmentId } from '@site/data-types/federated-modules';
import { act, render, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import {
  Fragment,
  KnownFailure,
  defineRecords,
  defineRoute,
  forgetFragments,
  keepFragments,
  loadModule,
  metadata,
  provideLoader,
  provideSiteData,
  report,
} from './index';
import { preparePage, renderRoute, testCompany } from './testing';

let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
  Object.assign(window, { dataLayer: [] });
});
afterEach(() => {
  warnings.mockRestore();
  forgetFragments();
  document.body.innerHTML = '';
});
const events = () => (window as unknown as { dataLayer: { part?: string }[] }).dataLayer;

test('a module that cannot be loaded returns the declared fallback and is reported once', async () => {
  preparePage({ modules: { 'mf-booking/windows': { free: 3 } } });
  expect(await loadModule('mf-booking/windows', null)).toEqual({ free: 3 });
  expect(await loadModule('mf-service-areas/coverage', null)).toBeNull();
  expect(await loadModule('mf-service-areas/coverage', null)).toBeNull();
  expect(events().filter(({ part }) => part === 'mf-service-areas/coverage')).toHaveLength(1);
});

test('a report names part, version and cause', () => {
  provideSiteData({
    set: 's',
    versions: { 'mf-blog': '1.2.3-abc' },
    registry: { schema: '', microFrontends: {} },
  });
  report('mf-blog/Sample', new Error('entry hangs'));
  expect(events()).toEqual([
    { event: 'part_failed', part: 'mf-blog/Sample', version: '1.2.3-abc', cause: 'entry hangs' },
  ]);
});

test('a failure is reported once per part and cause', () => {
  report('mf-estimator/First', new Error('the entry is gone'));
  report('mf-estimator/Second', new Error('the entry is gone'));
  report('mf-estimator/Second', new Error('has no default export'));
  report('mf-estimator/Second', new Error('has no default export, again'));
  expect(events().map(({ part }) => part)).toEqual(['mf-estimator/First', 'mf-estimator/Second']);
});

test('two versions of a part make two reports; a known failure makes none', () => {
  report('mf-blog', new Error('threw'), { version: '2.0.0-a', path: '/blog' });
  report('mf-blog', new Error('threw'), { version: '2.0.0-a', path: '/faq' });
  report('mf-blog', new Error('threw'), { version: '1.9.0-b' });
  report('mf-blog', new KnownFailure('threw in this tab'), { version: '1.8.0-c' });
  expect(events()).toEqual([
    { event: 'part_failed', part: 'mf-blog', version: '2.0.0-a', cause: 'threw', path: '/blog' },
    { event: 'part_failed', part: 'mf-blog', version: '1.9.0-b', cause: 'threw' },
  ]);
});

test('a fragment shows the other part’s component', async () => {
  preparePage({
    modules: { 'mf-catalog/ApplianceCards': { default: () => <p>Four appliances</p> } },
  });
  render(<Fragment name="mf-catalog/ApplianceCards" fallback={<p>None</p>} />);
  expect(screen.getByText('Four appliances')).toBeVisible();
});

test('a fragment whose part cannot be loaded keeps its prerendered HTML', async () => {
  preparePage();
  document.body.innerHTML =
    '<div data-fragment="mf-catalog/BrandWall"><p>Preserved brands</p></div>';
  keepFragments(document);
  document.body.innerHTML = '';
  await act(async () => {
    render(<Fragment name="mf-catalog/BrandWall" fallback={<p>None</p>} />);
  });
  expect(screen.getByText('Preserved brands')).toBeVisible();
});

test('a fragment is rendered with its properties after its records have loaded', async () => {
  const records = { 'prices/dryer': { range: { min: 162, max: 476 } } };
  const prices = defineRecords('mf-estimator/prices');
  preparePage({
    records,
    modules: {
      'mf-estimator/EstimateTeaser': {
        warm: ({ appliance }: { appliance: string }) => prices.warm(appliance),
        default: ({ appliance, issue }: { appliance: string; issue: string }) => (
          <p>
            {issue}: {prices.get(appliance).range.max}
          </p>
        ),
      },
    },
  });
  const view = await act(async () =>
    render(
      <Fragment
        name="mf-estimator/EstimateTeaser"
        props={{ appliance: 'dryer', issue: 'not-heating' }}
      />,
    ),
  );
  expect(screen.getByText('not-heating: 476')).toBeVisible();
  expect(view.container.firstElementChild).toHaveAttribute(
    'data-props',
    '{"appliance":"dryer","issue":"not-heating"}',
  );
});

test('the same fragment with other properties keeps its own prerendered HTML', async () => {
  preparePage();
  const prerendered = (issue: string) =>
    `<div data-fragment="mf-estimator/EstimateTeaser" data-props='{"appliance":"dryer","issue":"${issue}"}'><p>${issue}</p></div>`;
  document.body.innerHTML = prerendered('overheating') + prerendered('loud-noise');
  keepFragments(document);
  document.body.innerHTML = '';
  await act(async () => {
    render(
      <Fragment
        name="mf-estimator/EstimateTeaser"
        props={{ appliance: 'dryer', issue: 'loud-noise' }}
      />,
    );
  });
  expect(screen.getByText('loud-noise')).toBeVisible();
  expect(screen.queryByText('overheating')).toBeNull();
});

test('after a navigation there is no prerendered HTML, so the fallback is shown', async () => {
  preparePage();
  await act(async () => {
    render(<Fragment name="mf-estimator/EstimateEntry" fallback={<p>Call us instead</p>} />);
  });
  expect(screen.getByText('Call us instead')).toBeVisible();
});

describe('a prerendered fragment that is far from the window', () => {
  const { IntersectionObserver: before } = globalThis;
  beforeEach(() => {
    // Never calls back, so no fragment comes near.
    globalThis.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    provideLoader({
      peek: () => undefined,
      load: async () => ({ default: () => <p>Five digits</p> }),
    });
  });
  afterEach(() => {
    globalThis.IntersectionObserver = before;
  });

  const printed = (name: FragmentId) => {
    document.body.innerHTML = `<div data-fragment="${name}"></div>`;
    return document.querySelector('[data-fragment]');
  };

  test('is loaded on the next page that shows it', async () => {
    const element = printed('mf-service-areas/ZipChecker');
    const first = await act(async () => render(<Fragment name="mf-service-areas/ZipChecker" />));
    expect(screen.queryByText('Five digits')).toBeNull();
    first.unmount();
    element?.remove();
    await act(async () => render(<Fragment name="mf-service-areas/ZipChecker" />));
    expect(screen.getByText('Five digits')).toBeVisible();
  });

  test('is loaded when an update has removed its element', async () => {
    const element = printed('mf-catalog/BrandWall');
    const page = await act(async () => render(<Fragment name="mf-catalog/BrandWall" />));
    expect(screen.queryByText('Five digits')).toBeNull();
    element?.remove();
    await act(async () => page.rerender(<Fragment name="mf-catalog/BrandWall" />));
    expect(screen.getByText('Five digits')).toBeVisible();
  });
});

test('a fragment that throws leaves the rest of the page', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('no data');
  };
  preparePage({ modules: { 'mf-blog/LatestArticles': { default: Broken } } });
  render(
    <>
      <h1>Page</h1>
      <Fragment name="mf-blog/LatestArticles" fallback={<p>Without it</p>} />
    </>,
  );
  expect(screen.getByText('Without it')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  silent.mockRestore();
});

test('records are read after they are warmed, and no slug reaches another file', async () => {
  const asked: string[] = [];
  provideLoader({
    record: async (part, path) => {
      asked.push(`${part}/${path}`);
      return path.endsWith('/known') ? { title: 'Known' } : undefined;
    },
  });
  const posts = defineRecords<{ title: string }>('mf-blog/posts');
  expect(posts.read('known')).toBeUndefined();
  await Promise.all([posts.warm('known'), posts.warm('unknown')]);
  await posts.warm('known');
  for (const slug of ['../set', 'a/b', 'A', '%2e', '', undefined]) await posts.warm(slug);
  expect(posts.read('known')).toEqual({ title: 'Known' });
  expect(posts.read('unknown')).toBeUndefined();
  expect(asked).toEqual(['mf-blog/posts/known', 'mf-blog/posts/unknown']);
});

test('a record that was missing is requested again, as the server may get it later', async () => {
  const answers = [undefined, { title: 'There' }];
  provideLoader({ record: async () => answers.shift() });
  const posts = defineRecords<{ title: string }>('mf-blog/posts');
  expect(await posts.warm('late')).toBeUndefined();
  expect(await posts.warm('late')).toEqual({ title: 'There' });
  expect(posts.get('late')).toEqual({ title: 'There' });
});

test('a record that could not be fetched is requested again', async () => {
  let up = false;
  provideLoader({
    record: async () => {
      if (!up) throw new Error('offline');
      return { title: 'There' };
    },
  });
  const posts = defineRecords<{ title: string }>('mf-blog/posts');
  await expect(posts.warm('one')).rejects.toThrow('offline');
  up = true;
  expect(await posts.warm('one')).toEqual({ title: 'There' });
});

test('metadata has absolute addresses and a title that search engines do not cut', () => {
  preparePage();
  const meta = metadata({
    title: 'Dryer Repair',
    description: 'd',
    path: '/appliances/dryer',
    trail: [
      { name: 'Appliances', path: '/appliances' },
      { name: 'Dryer', path: '/appliances/dryer' },
    ],
  });
  expect(meta.title).toBe(`Dryer Repair | ${testCompany.name}`);
  expect(meta.canonical).toBe('https://test.example/appliances/dryer');
  expect(meta.image).toBe('https://test.example/share/appliances/dryer.png');
  expect(meta.robots).toBe('index, follow');
  expect(meta.breadcrumbs.map(({ name }) => name)).toEqual(['Home', 'Appliances', 'Dryer']);
  expect(meta.jsonLd).toHaveLength(1);
  const long = 'A title that leaves no room at all for a name behind it, none';
  expect(metadata({ title: long, description: 'd', path: '/x' }).title).toBe(long);
  expect(metadata({ title: 't', description: 'd', path: '/x', status: 404 }).robots).toBe(
    'noindex',
  );
});

test('a route is shown with its records; a module that failed once is loaded again', async () => {
  let tries = 0;
  const records = defineRecords<{ title: string }>('mf-blog/pages');
  const routes: RouteObject[] = [
    defineRoute({
      path: '/pages/:slug',
      chunk: 'page',
      kind: 'content',
      load: async () => {
        if (++tries === 1) throw new Error('ChunkLoadError');
        return {
          default: () => <h1>{records.read('one')?.title}</h1>,
          warm: ({ slug }) => records.warm(slug),
          meta: () => metadata({ title: 'One', description: 'd', path: '/pages/one' }),
        };
      },
    }),
  ];
  const { meta } = await renderRoute(routes, '/pages/one', {
    records: { 'pages/one': { title: 'Page one' } },
  });
  expect(screen.getByRole('heading', { name: 'Page one' })).toBeVisible();
  expect(meta().title).toContain('One');
  expect(tries).toBe(2);
});
