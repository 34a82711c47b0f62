import { formatPriceRange } from '@site/data-types/format';
import { renderRoute, testCompany } from '@site/federation/testing';
import { screen, within } from '@testing-library/react';
import type { AreaRecord } from '../data/shapes';
import { localOffers } from '../lib/local-offers';
import { routes } from '../routes';
import { accessibilityViolations, jsonLdOf, pageRecords } from '../testing/page';

const show = async (path: string, company = {}) =>
  renderRoute(routes, path, { records: await pageRecords(), company });
const factOf = (term: string) => screen.queryByText(term)?.parentElement;

test('begins with the place, the response time and the next step', async () => {
  await show('/service-area/77005');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Appliance Repair in Houston, TX 77005',
  );
  expect(
    screen.getByText('West University Place: 2.3 hours average response time (sample)'),
  ).toBeVisible();
  const [schedule] = screen.getAllByRole('link', { name: 'Schedule Service' });
  expect(schedule).toHaveAttribute('href', '/book-online?zip=77005');
  const [call] = screen.getAllByRole('link', { name: testCompany.phone });
  expect(call).toHaveAttribute('href', `tel:${testCompany.rawPhone}`);
});

test('names the city if there is no neighborhood', async () => {
  await show('/service-area/77449');
  expect(screen.getByText('Katy: 2.5 hours average response time (sample)')).toBeVisible();
});

test('shows its figures and facts', async () => {
  await show('/service-area/77449');
  for (const [label, value] of [
    ['Average response time (sample)', '2.5 hours'],
    ['Customer rating (sample)', '4.8'],
    ['Monthly repairs (sample)', '125'],
    ['Warranty', '90 Days'],
    ['City', 'Katy'],
    ['ZIP code', '77449'],
    ['County', 'Harris'],
    ['Region', 'West Houston'],
    ['Population', '130,028'],
    ['Median home value (2010-2014 or earlier)', '$118,500'],
  ] as const) {
    expect(factOf(label)).toHaveTextContent(value);
  }
});

test('lists the most common repairs in their order', async () => {
  await show('/service-area/77449');
  const heading = screen.getByRole('heading', { name: 'Most Common Repairs (sample)' });
  const items = within(heading.parentElement ?? document.body).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Garbage Disposal',
    'Washing Machine',
    'Range',
    'Microwave',
  ]);
});

test('prices every appliance for this ZIP and leads to its page', async () => {
  await show('/service-area/77494');
  for (const { name, slug, price, typicalVisit } of localOffers('77494', true)) {
    const card = screen.getByRole('heading', { name: `${name} Repair` }).closest('li');
    expect(card).toHaveTextContent(formatPriceRange(price));
    expect(card).toHaveTextContent(`Typical visit ${typicalVisit}`);
    expect(card).toHaveTextContent('90-day warranty');
    expect(screen.getByRole('link', { name: `${name} Repair` })).toHaveAttribute(
      'href',
      `/appliances/${slug}`,
    );
  }
});

test('draws the area with its neighbors and lists them by distance', async () => {
  await show('/service-area/77002');
  const map = screen.getByRole('group', { name: 'Map around 77002' });
  expect(within(map).getByRole('link', { name: '77003 East Downtown (EaDo)' })).toHaveAttribute(
    'href',
    '/service-area/77003',
  );
  expect(within(map).queryByRole('link', { name: /77002/ })).not.toBeInTheDocument();
  const nearby = screen.getByRole('navigation', { name: 'Nearby areas' });
  const miles = within(nearby)
    .getAllByRole('listitem')
    .map((item) => Number(/ ([\d.]+) miles? /.exec(item.textContent ?? '')?.[1]));
  expect(miles).toHaveLength(6);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
});

test('names the nearest technicians and says that they are samples', async () => {
  await show('/service-area/77449');
  expect(screen.getByText('Elena R., starts the day in 77449')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Nearest technicians (sample)' })).toBeVisible();
  expect(screen.queryByText(/Priya S/)).not.toBeInTheDocument();
});

test('marks the figures as samples and says which price is held', async () => {
  await show('/service-area/77002');
  expect(screen.getByText(/common repairs of 77002 are samples until/)).toBeInTheDocument();
  const prices = screen.getByRole('region', { name: 'Repair prices in 77002' });
  expect(within(prices).getByText(/Sample ranges/)).toBeInTheDocument();
  expect(within(prices).getByRole('link', { name: 'calculator' })).toHaveAttribute(
    'href',
    '/estimate',
  );
});

test('the post-office ZIP leaves out missing facts', async () => {
  await show('/service-area/77001');
  expect(screen.getByText(/77001 is a post-office ZIP/)).toBeInTheDocument();
  expect(factOf('Population')).toBeUndefined();
  expect(factOf('Median home value (2010-2014 or earlier)')).toBeUndefined();
  expect(screen.queryByRole('group', { name: /Map/ })).not.toBeInTheDocument();
  expect(screen.getByText('2.1 hours', { selector: 'dd' })).toBeInTheDocument();
});

test('ends with the line of services', async () => {
  await show('/service-area/77449');
  expect(
    screen.getByText('Serving Katy 77449 • Two-Hour Windows • 90-Day Warranty • Insured'),
  ).toBeInTheDocument();
});

test.each(['77000', '99999', '7700', 'not-found'])('%s is not found', async (zip) => {
  const { meta } = await show(`/service-area/${zip}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Service Area Not Found');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Look in the list of ZIP codes' })).toHaveAttribute(
    'href',
    '/service-areas',
  );
  expect(screen.getByRole('link', { name: testCompany.phone })).toBeVisible();
  expect(meta()).toMatchObject({ status: 404, robots: 'noindex', jsonLd: [] });
});

describe('for search engines', () => {
  test('one service with its circle, and no local price because it is a sample', async () => {
    const { meta } = await show('/service-area/77449');
    const { jsonLd, breadcrumbs } = meta();
    expect(JSON.stringify(jsonLd)).not.toContain('LocalBusiness');
    const service = jsonLdOf(jsonLd, 'Service');
    expect(service).toMatchObject({
      provider: { '@id': 'https://test.example/#business' },
      areaServed: {
        '@type': 'GeoCircle',
        geoRadius: 5000,
        geoMidpoint: { latitude: 29.83756, longitude: -95.73376 },
      },
    });
    expect(service).not.toHaveProperty('hasOfferCatalog');
    expect(breadcrumbs.map(({ name }) => name)).toEqual(['Home', 'Service Areas', 'Katy 77449']);
  });

  test('the ZIPs of a region have one share image', async () => {
    const pictures = new Set<string>();
    for (const zip of ['77380', '77338']) {
      const { meta, unmount } = await show(`/service-area/${zip}`);
      const { image, share } = meta();
      pictures.add(`${image} ${share.eyebrow}: ${share.title}`);
      unmount();
    }
    expect([...pictures]).toEqual([
      'https://test.example/share/service-areas/north-houston.png Service Areas: Appliance Repair in North Houston',
    ]);
  });

  test('no rating of our own unless the company says so and it is no sample', async () => {
    const { meta } = await show('/service-area/77449', { publishOwnRating: true });
    expect(jsonLdOf(meta().jsonLd, 'Service')).not.toHaveProperty('aggregateRating');
    const all = await pageRecords();
    const area = all['areas/77449'] as AreaRecord;
    const real = { ...area, stats: { ...area.stats, demonstration: false } };
    for (const publishOwnRating of [true, false]) {
      const page = await renderRoute(routes, '/service-area/77449', {
        records: { ...all, 'areas/77449': real },
        company: { publishOwnRating },
      });
      const { aggregateRating } = jsonLdOf(page.meta().jsonLd, 'Service');
      expect(aggregateRating !== undefined).toBe(publishOwnRating);
    }
  });

  test('a page without facts of its own is not listed, one with them is', async () => {
    const { meta } = await show('/service-area/77002');
    expect(meta().robots).toBe('noindex');
    const { meta: own } = await show('/service-area/77459');
    expect(own().robots).toBe('index, follow');
    expect(screen.getByRole('region', { name: 'What is special in 77459' })).toBeVisible();
  });

  test('a post-office ZIP has a name and no circle', async () => {
    const { meta } = await show('/service-area/77001');
    expect(jsonLdOf(meta().jsonLd, 'Service').areaServed).toEqual({
      '@type': 'Place',
      name: 'Houston, TX 77001',
    });
  });
});

test.each(['/service-area/77005', '/service-area/77001', '/service-area/00000'])(
  'axe finds nothing on %s',
  async (path) => {
    const { container } = await show(path);
    expect(await accessibilityViolations(container)).toEqual([]);
  },
);
