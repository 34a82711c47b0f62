import { preparePage } from '@site/federation/testing';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import ZipChecker from './fragments/ZipChecker';
import * as serviceArea from './routes/service-area';
import * as place from './routes/place';
import * as serviceAreas from './routes/service-areas';
import TechniciansRoute from './routes/technicians';
import WoodleyParkRoute from './routes/woodley-park';
import { pageRecords } from './testing/page';

const page = (path: string, element: ReactNode, url: string) => (
  <MemoryRouter initialEntries={[url]}>
    <Routes>
      <Route path={path} element={element} />
    </Routes>
  </MemoryRouter>
);

const cases: [what: string, path: string, element: ReactNode, url: string][] = [
  ['the directory', '/service-areas', <serviceAreas.default key="d" />, '/service-areas'],
  ['a ZIP page', '/service-area/:zipCode', <serviceArea.default key="z" />, '/service-area/77005'],
  ['a place', '/service-area/city/:slug', <place.default key="p" />, '/service-area/city/katy'],
  ['Woodley Park', '/service-area/woodley-park', <WoodleyParkRoute key="w" />, ''],
  ['the technicians', '/technicians', <TechniciansRoute key="t" />, '/technicians'],
  ['the ZIP checker', '/', <ZipChecker key="c" />, '/'],
];

beforeEach(async () => {
  preparePage({ records: await pageRecords() });
  await serviceAreas.warm();
  await serviceArea.warm({ zipCode: '77005' });
  await place.warm({ slug: 'katy' });
});

async function hydrate(markup: string, element: ReactNode) {
  const report = jest.spyOn(console, 'error').mockImplementation();
  const main = document.createElement('main');
  main.innerHTML = markup;
  document.body.replaceChildren(main);
  const before = main.innerHTML;
  await act(async () => {
    hydrateRoot(main, element, { onRecoverableError: (error) => console.error(error) });
  });
  const faults = report.mock.calls;
  report.mockRestore();
  return { main, faults, preserved: main.innerHTML === before };
}

test.each(cases)(
  '%s is taken over by the browser as it was prerendered',
  async (_, path, element, url) => {
    const whole = page(path, element, url || path);
    const markup = renderToString(whole);
    expect(markup).not.toMatch(/\sstyle=|<script|\son[a-z]+="/);
    const { faults, preserved } = await hydrate(markup, whole);
    expect(faults).toEqual([]);
    expect(preserved).toBe(true);
  },
);

test('a directory opened with a filter hydrates first and is filtered after that', async () => {
  const element = <serviceAreas.default />;
  const markup = renderToString(page('/service-areas', element, '/service-areas'));
  const { main, faults } = await hydrate(
    markup,
    page('/service-areas', element, '/service-areas?q=katy'),
  );
  expect(faults).toEqual([]);
  expect(main.querySelectorAll('#find-your-area h3')).toHaveLength(4);
});
