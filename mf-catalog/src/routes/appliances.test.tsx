import { screen, within } from '@testing-library/react';
import { openPage } from '../testing/open-page';

test('The list shows all thirteen appliances with price, time and warranty', async () => {
  const { meta } = await openPage('/appliances');
  const section = screen.getByRole('region', { name: 'Appliances We Repair' });
  const cards = within(section).getAllByRole('heading', { level: 3 });
  expect(cards).toHaveLength(13);

  const link = within(section).getByRole('link', { name: 'Cooktop Repair' });
  expect(link).toHaveAttribute('href', '/appliances/cooktop');
  const card = link.closest('li');
  expect(card).toHaveTextContent('Average cost$145 - $680');
  expect(card).toHaveTextContent('Typical visit1-3 hours');
  expect(card).toHaveTextContent('Warranty90 days');
  expect(card).toHaveTextContent('View Common Issues');
  expect(meta()).toMatchObject({ status: 200, canonical: 'https://test.example/appliances' });
});

test('The tiles derive from the data and from the company', async () => {
  await openPage('/appliances', { company: { warrantyDays: 120, responseTime: '3-5 hours' } });
  const tile = (label: string) => screen.getByText(label).nextElementSibling;
  expect(tile('Appliance types')).toHaveTextContent('13');
  expect(tile('Brands serviced')).toHaveTextContent('50+');
  expect(tile('Response time')).toHaveTextContent('3-5 hours');
  expect(screen.getByText('120-Day Warranty')).toBeVisible();
});

test('Booking and a call are offered at the top and at the end', async () => {
  await openPage('/appliances');
  for (const link of screen.getAllByRole('link', { name: 'Schedule Service' })) {
    expect(link).toHaveAttribute('href', '/book-online');
  }
  const calls = screen.getAllByRole('link', { name: '(555) 555-0100' });
  expect(calls.map((call) => call.getAttribute('href'))).toEqual([
    'tel:+15555550100',
    'tel:+15555550100',
  ]);
  for (const promise of ['Same-Day Service', 'Upfront Pricing', 'Insured & Certified']) {
    expect(screen.getByRole('heading', { name: promise })).toBeVisible();
  }
});

test('Structured data has the same list', async () => {
  const { meta } = await openPage('/appliances');
  const [list, crumbs] = meta().jsonLd as [{ itemListElement: unknown[] }, object];
  expect(list.itemListElement).toHaveLength(13);
  expect(list.itemListElement[0]).toEqual({
    '@type': 'ListItem',
    position: 1,
    name: 'Washing Machine Repair',
    url: 'https://test.example/appliances/washing-machine',
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('The chooser separates oven, range, stove and cooktop, each with its drawing', async () => {
  await openPage('/appliances');
  const chooser = screen.getByRole('region', {
    name: 'Is it an oven, a range, a stove or a cooktop?',
  });
  expect(chooser).toHaveAttribute('id', 'oven-range-stove-or-cooktop');
  const links = within(chooser).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Range: burners on top and an oven below, in one piece', '/appliances/range'],
    ['Oven: an oven door, and no burners on it', '/appliances/oven'],
    ['Cooktop: burners in the counter, and no oven below', '/appliances/cooktop'],
    ['Stove: open gas flames, and the flame is the trouble', '/appliances/stove'],
  ]);
  expect(chooser.querySelectorAll('li svg[viewBox]').length).toBeGreaterThanOrEqual(4);
});
