import { screen, within } from '@testing-library/react';
import { applianceSlugs } from '@site/data-types/entities';
import { openPage } from '../testing/open-page';

const region = (name: string) => within(screen.getByRole('region', { name }));

test('An appliance shows its price, its time, its warranty and the rating', async () => {
  await openPage('/appliances/washing-machine');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Washing Machine Repair');
  // The hero comes before the cards, which use the same words.
  const fact = (label: string) => screen.getAllByText(label)[0]?.nextElementSibling;
  expect(fact('Average cost')).toHaveTextContent('$145 - $425');
  expect(fact('Typical visit')).toHaveTextContent('1-2 hours');
  expect(fact('Warranty')).toHaveTextContent('90 days');
  expect(fact('Rating (sample)')).toHaveTextContent('5.0 of 5 from 1,200+ reviews');
});

test('Without samples an appliance shows no rating', async () => {
  await openPage('/appliances/washing-machine', { company: { samples: false } });
  expect(screen.getByText('Average cost')).toBeVisible();
  expect(screen.queryByText(/rating|reviews|sample/i)).toBeNull();
});

test('An appliance shows the work that its prices include and exclude, in the words of their owner', async () => {
  await openPage('/appliances/washing-machine');
  expect(
    screen.getByText('Every price includes the visit. Not in these prices: the drum bearing.'),
  ).toBeVisible();
});

test('Each common problem leads to its page with urgency, price and time', async () => {
  await openPage('/appliances/washing-machine');
  const problems = region('Common washing machine problems');
  expect(problems.getAllByRole('link')).toHaveLength(5);
  const link = problems.getByRole('link', { name: 'Washing Machine Not Draining' });
  expect(link).toHaveAttribute('href', '/issues/washing-machine-not-draining');
  const card = link.closest('li');
  expect(card).toHaveTextContent('High urgency');
  expect(card).toHaveTextContent('$162 - $315');
  expect(card).toHaveTextContent('Repair time2-3 hours');
});

test('Each brand links to its page and shows its market position', async () => {
  await openPage('/appliances/ice-machine');
  const brands = region('Ice Machine brands we service');
  const link = brands.getByRole('link', { name: 'Whirlpool' });
  expect(link).toHaveAttribute('href', '/brands/whirlpool');
  expect(link.closest('li')).toHaveTextContent('Most Popular');
  expect(brands.queryByRole('link', { name: 'Wolf' })).not.toBeInTheDocument();
});

test.each(applianceSlugs)('The drawing of %s leads to its issues, part by part', async (slug) => {
  await openPage(`/appliances/${slug}`);
  const figure = screen.getByRole('figure');
  const drawing = within(figure).getByRole('group', { name: /point at what is wrong/ });
  const parts = within(drawing).getAllByRole('link');
  const list = within(within(figure).getByRole('list')).getAllByRole('link');
  const address = (link: HTMLElement) => link.getAttribute('href');
  expect(parts.map(address)).toEqual(list.map(address));
  expect(parts).toHaveLength(5);
  expect(parts[0]).toHaveAccessibleName(/^1\. .+: .+/);
});

test('Booking is prefilled with the appliance', async () => {
  await openPage('/appliances/garbage-disposal');
  for (const link of screen.getAllByRole('link', { name: 'Schedule Service' })) {
    expect(link).toHaveAttribute('href', '/book-online?appliance=garbage-disposal');
  }
  expect(screen.getByText(/call us at any hour/)).toBeVisible();
});

test('Structured data has a service with the price on the page', async () => {
  const { meta } = await openPage('/appliances/dryer');
  expect(meta().jsonLd).toEqual([
    expect.objectContaining({
      '@type': 'Service',
      name: 'Dryer Repair',
      provider: { '@id': 'https://test.example/#business' },
      areaServed: 'Houston and around',
      offers: {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: 162,
          maxPrice: 476,
          priceCurrency: 'USD',
        },
      },
    }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail).toHaveTextContent('HomeAppliancesDryer');
});

test('An unknown appliance is not found, and not indexed', async () => {
  const { meta } = await openPage('/appliances/toaster');
  const ways = screen.getByRole('navigation', { name: 'Or start from the appliance' });
  expect(within(ways).getAllByRole('link')).toHaveLength(13);
  expect(screen.getByRole('link', { name: '(555) 555-0100' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Appliance Not Found');
  expect(screen.getByRole('link', { name: 'View All Appliances' })).toHaveAttribute(
    'href',
    '/appliances',
  );
  expect(meta()).toMatchObject({ status: 404, robots: 'noindex' });
});

test.each(applianceSlugs)(
  '%s leads to the chooser if it is taken for another one',
  async (slug) => {
    await openPage(`/appliances/${slug}`);
    const link = screen.queryByRole('link', { name: /which is yours/ });
    const address = link?.getAttribute('href');
    const expected = ['oven', 'range', 'stove', 'cooktop'].includes(slug)
      ? '/appliances#oven-range-stove-or-cooktop'
      : undefined;
    expect(address).toBe(expected);
  },
);
