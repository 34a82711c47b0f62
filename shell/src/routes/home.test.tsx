import { act, screen, within } from '@testing-library/react';
import type { Loader } from '@site/federation';
import { forgetTracked, placeOf, renderShell, tracked } from '../testing';

const names = [
  'mf-catalog/ApplianceCards',
  'mf-catalog/BrandWall',
  'mf-service-areas/ZipChecker',
  'mf-blog/LatestArticles',
  'mf-estimator/EstimateEntry',
] as const satisfies Parameters<Loader['load']>[0][];

/** Every fragment shows its name as a heading. */
const modules = Object.fromEntries(names.map((name) => [name, { default: () => <h2>{name}</h2> }]));

const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading')
    .filter(({ tagName }) => tagName !== 'H3')
    .map(({ textContent }) => textContent);

const own = [
  'Appliance repair in Houston',
  'Get Help Fast',
  'Why Choose Us',
  'Rather type than talk?',
  'What Customers Say',
  'Something leaking, warm or not starting?',
];

test('The sections are in the order of the specification', async () => {
  await renderShell('/', { modules });
  expect(headings()).toEqual([
    own[0],
    own[1],
    names[0],
    names[1],
    own[2],
    names[2],
    own[3],
    own[4],
    names[3],
    names[4],
    own[5],
  ]);
  const quick = within(screen.getByRole('region', { name: 'Get Help Fast' }));
  expect(quick.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/warranty',
    '/estimate',
    '/parts',
    '/technicians',
  ]);
  expect(screen.getByText('from 1,200+ reviews (sample)')).toBeVisible();
});

test('Without samples the home page has no ratings and no reviews', async () => {
  await renderShell('/', { modules, company: { samples: false } });
  expect(screen.queryByText(/reviews|satisfaction|\(sample\)/)).not.toBeInTheDocument();
  expect(headings()).not.toContain('What Customers Say');
  expect(screen.getByText('usual response time')).toBeVisible();
});

test('Failed parts leave no gap, and each failure is reported once', async () => {
  forgetTracked();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await renderShell('/');
  // Fragments fail one after the other.
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(headings()).toEqual(own);
  expect(tracked().filter((event) => 'part' in event)).toHaveLength(names.length);
  jest.restoreAllMocks();
});

test('Five links open WhatsApp in a new tab, each with its message, and are counted', async () => {
  await renderShell('/', { modules });
  const chat = within(screen.getByRole('region', { name: 'Rather type than talk?' }));
  const links = chat.getAllByRole('link');
  const texts = links.map((link) =>
    new URL(link.getAttribute('href') ?? '').searchParams.get('text'),
  );
  expect(new Set(texts).size).toBe(5);
  expect(texts[0]).toBe('Hello, I need help with an appliance repair.');
  for (const link of links) {
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/15555550100\?text=/);
    expect(link).toHaveAttribute('target', '_blank');
  }
  expect(placeOf(chat.getByRole('link', { name: 'Emergency service' }))).toBe('home');
});

test('The hero links to booking and phone, and its drawing links to five repairs', async () => {
  await renderShell('/', { modules });
  const [book] = within(screen.getByRole('main')).getAllByRole('link', {
    name: 'Schedule Appointment',
  });
  expect(book).toHaveAttribute('href', '/book-online');
  const [call] = within(screen.getByRole('main')).getAllByRole('link', { name: '(555) 555-0100' });
  expect(placeOf(call as HTMLElement)).toBe('home');
  const drawing = within(screen.getByRole('group', { name: 'A washing machine, opened' }));
  expect(drawing.getAllByRole('link')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Not draining' })).toHaveAttribute(
    'href',
    '/issues/washing-machine-not-draining',
  );
});

test('Structured data has the site and one business, without its own rating', async () => {
  const { meta } = await renderShell('/', { modules });
  const { title, jsonLd, canonical } = meta();
  expect(title).toBe('Appliance Repair in Houston, TX | Test Repairs');
  expect(canonical).toBe('https://test.example/');
  expect(jsonLd).toEqual([
    expect.objectContaining({ '@type': 'WebSite' }),
    expect.objectContaining({
      '@type': 'HomeAndConstructionBusiness',
      '@id': 'https://test.example/#business',
      telephone: '(555) 555-0100',
      email: 'desk@test.example',
      // Without a public counter there is no street.
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Houston',
        addressRegion: 'TX',
        addressCountry: 'US',
      },
      priceRange: '$$',
      areaServed: {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', latitude: 29.76, longitude: -95.37 },
        geoRadius: 50_000,
      },
      openingHoursSpecification: [
        expect.objectContaining({ opens: '07:00', closes: '20:00' }),
        expect.objectContaining({ dayOfWeek: ['Saturday', 'Sunday'], opens: '08:00' }),
      ],
    }),
  ]);
  expect(JSON.stringify(jsonLd)).not.toContain('aggregateRating');
});

test('The rating is published if the owner sets it', async () => {
  const { meta } = await renderShell('/', { modules, company: { publishOwnRating: true } });
  expect(meta().jsonLd[1]).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 1200 },
  });
});
