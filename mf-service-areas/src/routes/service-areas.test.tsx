import { renderRoute, testCompany } from '@site/federation/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brotliCompressSync } from 'node:zlib';
import { records } from '../records';
import { routes } from '../routes';
import { accessibilityViolations, jsonLdOf } from '../testing/page';

const own = records();
const show = async (url: string) => renderRoute(routes, url, { records: await own });
const map = () => screen.getByRole('group', { name: 'Map of the service area by ZIP code' });
const cards = () => screen.queryAllByText(/\d{5}$/, { selector: 'h3 > a' });
const onMap = (which: string) =>
  [...map().querySelectorAll(`[${which}]`)].map((area) => area.getAttribute('data-zip'));

test('shows the regions with their counts and mean ratings', async () => {
  await show('/service-areas');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Houston Area Service Coverage',
  );
  expect(
    screen.getByText(/^108 ZIP codes in 4 regions, within 50 miles of Houston\./),
  ).toBeVisible();
  for (const [name, zips] of [
    ['Houston Metro', '59'],
    ['North Houston', '27'],
    ['West Houston', '14'],
    ['Southwest Houston', '8'],
  ] as const) {
    const card = screen.getByRole('heading', { level: 2, name }).closest('li');
    expect(within(card as HTMLElement).getByRole('link', { name })).toHaveAttribute(
      'href',
      `/service-areas?region=${name.replace(' ', '+')}#find-your-area`,
    );
    expect(card).toHaveTextContent(new RegExp(`${zips} ZIP codes · [45]\\.\\d average rating`));
  }
});

test('lists every ZIP with rating, region, response time and repairs, each a link', async () => {
  await show('/service-areas');
  expect(cards()).toHaveLength(108);
  const card = screen.getByRole('heading', { level: 3, name: 'Katy 77449' }).closest('li');
  expect(card).toHaveTextContent('West Houston');
  expect(card).toHaveTextContent('4.8 of 5');
  expect(card).toHaveTextContent('2.5 hours to arrive 125 repairs a month');
  expect(card).toHaveTextContent('View Services');
  expect(screen.getByRole('link', { name: 'Katy 77449' })).toHaveAttribute(
    'href',
    '/service-area/77449',
  );
});

test('shows the first twelve and hides the others until a search', async () => {
  await show('/service-areas');
  const folded = () => cards().filter((card) => card.closest('details'));
  expect(folded()).toHaveLength(96);
  expect(screen.getByText('Show all 108 ZIP codes')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), '77');
  expect(cards().length).toBeGreaterThan(12);
  expect(folded()).toHaveLength(0);
});

test('results come right after the search and before the map', async () => {
  await show('/service-areas?q=katy');
  const count = screen.getByRole('status');
  expect(count).toHaveTextContent('4 of 108 ZIP codes');
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  const [first] = cards();
  expect(screen.getByRole('search').nextElementSibling).toBe(count);
  expect(count.compareDocumentPosition(first as Node)).toBe(after);
  expect((first as Node).compareDocumentPosition(map())).toBe(after);
});

test('a region links to its ZIPs', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;
  await show('/service-areas');
  await userEvent.click(screen.getByRole('link', { name: 'North Houston' }));
  expect(screen.getByRole('region', { name: 'Find your area' })).toHaveFocus();
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'instant' });
  const select = screen.getByRole('combobox', { name: 'Region' });
  await waitFor(() => expect(select).toHaveValue('North Houston'));
  expect(cards()).toHaveLength(27);
});

test('marks the figures as samples', async () => {
  await show('/service-areas');
  expect(screen.getByText(/by ZIP and region are samples until/)).toBeInTheDocument();
});

test('the map has a named link for each of the 107 areas', async () => {
  await show('/service-areas');
  const links = within(map()).getAllByRole('link');
  expect(links).toHaveLength(107);
  expect(within(map()).getByRole('link', { name: '77005 West University Place' })).toHaveAttribute(
    'href',
    '/service-area/77005',
  );
});

test('the map is under 15 KB compressed', async () => {
  await show('/service-areas');
  const bytes = brotliCompressSync(map().outerHTML).length;
  process.stdout.write(`Map of the service area: ${bytes} bytes compressed\n`);
  expect(bytes).toBeLessThan(15_000);
});

test('names the area under focus below the map', async () => {
  await show('/service-areas');
  act(() => within(map()).getByRole('link', { name: '77002 Downtown' }).focus());
  expect(screen.getByText('77002 Downtown', { selector: 'figcaption' })).toBeInTheDocument();
});

test('typing filters the list, marks the map and changes the address', async () => {
  const { router } = await show('/service-areas');
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), 'katy');
  expect(screen.getByRole('searchbox')).toHaveValue('katy');
  expect(screen.getByRole('status')).toHaveTextContent('4 of 108 ZIP codes');
  expect(onMap('data-found').toSorted()).toEqual(['77449', '77450', '77493', '77494']);
  expect(onMap('data-faded')).toHaveLength(103);
  await waitFor(() => expect(router.state.location.search).toBe('?q=katy'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('text and region filter together', async () => {
  const { router } = await show('/service-areas');
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'West Houston');
  expect(cards()).toHaveLength(14);
  await user.type(screen.getByRole('searchbox'), '7749');
  expect(cards().map((card) => card.textContent)).toEqual(['Katy 77493', 'Katy 77494']);
  await waitFor(() => expect(router.state.location.search).toBe('?q=7749&region=West+Houston'));
});

test('an address with a filter shows the filtered list', async () => {
  await show('/service-areas?q=sugar&region=Southwest+Houston');
  expect(screen.getByRole('searchbox')).toHaveValue('sugar');
  expect(screen.getByRole('combobox', { name: 'Region' })).toHaveValue('Southwest Houston');
  expect(cards()).toHaveLength(3);
});

test('going back restores the filter of the address', async () => {
  const { router } = await show('/service-areas?q=humble');
  await act(() => router.navigate('/service-areas?q=spring'));
  expect(screen.getByRole('searchbox')).toHaveValue('spring');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('humble'));
});

test('shows a message if nothing is found', async () => {
  await show('/service-areas?q=dallas');
  expect(screen.getByText('No service areas found')).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your search terms or filters.')).toBeInTheDocument();
  expect(cards()).toHaveLength(0);
});

test('ends with links to book', async () => {
  await show('/service-areas');
  const closing = screen.getByRole('region', { name: 'Ready to Schedule Service?' });
  expect(closing).toHaveTextContent('Serving 108+ ZIP codes');
  expect(within(closing).getByRole('link', { name: 'Schedule Online' })).toHaveAttribute(
    'href',
    '/book-online',
  );
  expect(within(closing).getByRole('link', { name: testCompany.phone })).toHaveAttribute(
    'href',
    `tel:${testCompany.rawPhone}`,
  );
  for (const name of ['Same-Day Service', '5-Star Service', 'Local Expertise', 'One Number']) {
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  }
});

test('structured data has the listed places', async () => {
  const { meta } = await show('/service-areas');
  const { jsonLd, breadcrumbs, canonical, status } = meta();
  expect({ canonical, status }).toEqual({
    canonical: 'https://test.example/service-areas',
    status: 200,
  });
  expect(breadcrumbs.map(({ name }) => name)).toEqual(['Home', 'Service Areas']);
  const list = jsonLdOf(jsonLd, 'ItemList');
  expect(list.numberOfItems).toBe(108);
  expect(list.itemListElement).toHaveLength(108);
});

test('axe finds nothing, filtered or not', async () => {
  const { container } = await show('/service-areas?q=77');
  expect(await accessibilityViolations(container)).toEqual([]);
});
