import { formatPriceRange } from '@site/data-types/format';
import { renderRoute, testCompany } from '@site/federation/testing';
import { screen, within } from '@testing-library/react';
import { isServed } from '../coverage';
import { localOffers } from '../lib/local-offers';
import { routes } from '../routes';
import { accessibilityViolations, jsonLdOf, pageRecords } from '../testing/page';

const path = '/service-area/woodley-park';
const open = async () => renderRoute(routes, path, { records: await pageRecords() });

test('matches before the ZIP pages', () => {
  const paths = routes.map((route) => route.path);
  expect(paths.indexOf(path)).toBeLessThan(paths.indexOf('/service-area/:zipCode'));
});

test('has its own phone number and not the one of Houston', async () => {
  await open();
  const calls = screen.getAllByRole('link', { name: testCompany.secondPhone });
  expect(calls).toHaveLength(2);
  for (const call of calls) {
    expect(call).toHaveAttribute('href', `tel:${testCompany.rawSecondPhone}`);
  }
  expect(screen.queryByText(testCompany.phone)).not.toBeInTheDocument();
});

test('does not lead to a booking form that would refuse its ZIP', async () => {
  expect(isServed('20008')).toBe(false);
  await open();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).not.toContain('/book-online');
});

test('shows its figures, six appliances with local prices, twelve brands and three samples', async () => {
  await open();
  for (const [label, value] of [
    ['Average response time (sample)', '2.3 hours'],
    ['Monthly repairs (sample)', '85'],
    ['Customer rating (sample)', '5.0'],
    ['Warranty', '90 Days'],
  ] as const) {
    expect(screen.getByText(label).parentElement).toHaveTextContent(value);
  }
  expect(screen.getByText('Northwest DC 20008')).toBeInTheDocument();
  const cards = screen.getAllByRole('heading', { level: 3, name: /Repair$/ });
  expect(cards).toHaveLength(6);
  const [washer] = localOffers('20008', true);
  expect(cards[0]?.closest('li')).toHaveTextContent(
    formatPriceRange(washer?.price ?? { min: 0, max: 0 }),
  );
  const brands = screen.getByRole('region', { name: 'Brands we service' });
  expect(within(brands).getAllByRole('link')).toHaveLength(12);
  const reviews = screen.getByRole('region', { name: 'What customers say' });
  expect(within(reviews).getAllByText(/\(sample\)$/)).toHaveLength(3);
});

test('structured data has a service in a place', async () => {
  const { meta } = await open();
  const { title, jsonLd, breadcrumbs } = meta();
  expect(title).toContain('Woodley Park, Washington DC');
  expect(jsonLdOf(jsonLd, 'Service').areaServed).toMatchObject({ '@type': 'Place' });
  expect(breadcrumbs.at(-1)?.name).toBe('Woodley Park');
});

test('axe finds nothing', async () => {
  const { container } = await open();
  expect(await accessibilityViolations(container)).toEqual([]);
});
