import { renderRoute, testCompany } from '@site/federation/testing';
import { screen, within } from '@testing-library/react';
import type { PlaceRecord } from '../data/shapes';
import { routes } from '../routes';
import { accessibilityViolations, jsonLdOf, pageRecords } from '../testing/page';

const show = async (path: string) => renderRoute(routes, path, { records: await pageRecords() });
const places = async (): Promise<PlaceRecord[]> => {
  const all = await pageRecords();
  return (all['index/places'] as string[]).map((slug) => all[`places/${slug}`] as PlaceRecord);
};

test('begins with the place and the next step', async () => {
  await show('/service-area/city/meyerland');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Appliance Repair in Meyerland, Houston',
  );
  const [schedule] = screen.getAllByRole('link', { name: 'Schedule Service' });
  expect(schedule).toHaveAttribute('href', '/book-online?zip=77096');
  const [call] = screen.getAllByRole('link', { name: testCompany.phone });
  expect(call).toHaveAttribute('href', `tel:${testCompany.rawPhone}`);
});

test('each fact has a link to its source', async () => {
  for (const { slug, facts, everywhere } of await places()) {
    const { unmount } = await show(`/service-area/city/${slug}`);
    for (const { text, source } of [...facts, ...everywhere]) {
      const fact = screen.getAllByText(text, { exact: false, selector: 'li' })[0];
      const link = within(fact ?? document.body).getByRole('link', { name: source.title });
      expect(link).toHaveAttribute('href', source.url);
    }
    unmount();
  }
});

test('shows the distance, the visiting windows and the ZIPs', async () => {
  await show('/service-area/city/katy');
  const panel = screen.getByRole('complementary', { name: 'A visit in Katy' });
  expect(panel).toHaveTextContent('From the middle of Houston25 miles west');
  expect(panel).toHaveTextContent('Visits Monday to Friday8 AM - 8 PM, in 6 windows of two hours');
  expect(panel).toHaveTextContent('Visits on weekends8 AM - 6 PM, in 5 windows of two hours');
  const links = within(panel).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['77449', '77450', '77493', '77494'].map((zip) => `/service-area/${zip}`),
  );
});

test('every ZIP of a place leads back to it', async () => {
  const { slug, name, zips } = (await places())[0] ?? { slug: '', name: '', zips: [] };
  expect(zips.length).toBeGreaterThan(0);
  for (const { zipCode } of zips) {
    const { unmount } = await show(`/service-area/${zipCode}`);
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/service-area/city/${slug}`,
    );
    unmount();
  }
});

test('advice leads to the page of the appliance', async () => {
  await show('/service-area/city/conroe');
  const advice = screen.getByRole('region', { name: 'What that means for your appliances' });
  expect(within(advice).getByRole('link', { name: 'Washing Machine' })).toHaveAttribute(
    'href',
    '/appliances/washing-machine',
  );
});

test('search engines get one service in one place', async () => {
  const { meta } = await show('/service-area/city/sugar-land');
  const { title, robots, canonical, jsonLd, breadcrumbs } = meta();
  expect(title).toContain('Appliance Repair in Sugar Land, TX');
  expect(robots).toBe('index, follow');
  expect(canonical).toBe('https://test.example/service-area/city/sugar-land');
  expect(jsonLdOf(jsonLd, 'Service')).toMatchObject({
    provider: { '@id': 'https://test.example/#business' },
    areaServed: { '@type': 'Place', name: 'Sugar Land, TX' },
  });
  expect(breadcrumbs.map(({ name }) => name)).toEqual(['Home', 'Service Areas', 'Sugar Land']);
});

test('the directory leads to every place', async () => {
  await show('/service-areas');
  const region = screen.getByRole('region', { name: 'Cities and neighborhoods' });
  const links = within(region).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    (await places()).map(({ slug }) => `/service-area/city/${slug}`),
  );
});

test('an unknown place is not found', async () => {
  const { meta } = await show('/service-area/city/atlantis');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Service Area Not Found');
  expect(meta()).toMatchObject({ status: 404, robots: 'noindex', jsonLd: [] });
});

test.each(['the-woodlands', 'oak-forest'])('axe finds nothing on %s', async (slug) => {
  const { container } = await show(`/service-area/city/${slug}`);
  expect(await accessibilityViolations(container)).toEqual([]);
});
