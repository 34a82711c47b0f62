import { screen, within } from '@testing-library/react';
import { above, openPage } from '../testing/open-page';

const region = (name: string) => within(screen.getByRole('region', { name }));
const booking = '/book-online?appliance=washing-machine&issue=not-draining';
const estimate = '/estimate?appliance=washing-machine&issue=not-draining&view=result';

test('An issue page answers: signs, causes, why, steps, prevention and warranty', async () => {
  await openPage('/issues/washing-machine-not-draining');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Washing Machine Not Draining',
  );
  const signs = region('Symptoms and causes');
  expect(signs.getAllByRole('listitem')).toHaveLength(12);
  expect(
    region('Why it happens').getByText(/Something solid reaches the drain pump/),
  ).toBeVisible();
  for (const heading of ['How age affects it', 'How use affects it']) {
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  }
  const steps = region('How we repair it').getAllByRole('listitem');
  expect(steps).toHaveLength(4);
  expect(steps[1]).toHaveTextContent('20 minutes with wet vacuum, drain tray');
  expect(steps[1]).toHaveTextContent('Safety: Water from a sanitize cycle');
  expect(steps[0]).not.toHaveTextContent('Safety:');
  expect(region('How to prevent it').getAllByRole('listitem')).toHaveLength(6);
  expect(region('Warranty guarantee').getByText(/covered for 90 days/)).toBeVisible();
});

test('Every link to the next step has the appliance and the fault', async () => {
  await openPage('/issues/washing-machine-not-draining');
  for (const link of screen.getAllByRole('link', { name: 'Book this repair' })) {
    expect(link).toHaveAttribute('href', booking);
  }
  expect(screen.getByRole('link', { name: 'See Your Estimate' })).toHaveAttribute('href', estimate);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Washing Machine' })).toHaveAttribute(
    'href',
    '/appliances/washing-machine',
  );
});

test('While the calculator is down the page shows its own price range', async () => {
  await openPage('/issues/washing-machine-not-draining');
  expect(await screen.findByText('Usual cost')).toBeVisible();
  expect(screen.getByText('$162 - $315')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See Your Estimate' })).toHaveAttribute('href', estimate);
});

test("The calculator's teaser replaces it when it can run", async () => {
  const teaser = { default: () => <p>Estimated cost</p> };
  await openPage('/issues/washing-machine-not-draining', {
    modules: { 'mf-estimator/EstimateTeaser': teaser },
  });
  expect(screen.getByText('Estimated cost')).toBeVisible();
  expect(screen.queryByText('Usual cost')).not.toBeInTheDocument();
});

test('A downdraft, which the calculator does not price, leads to booking only', async () => {
  await openPage('/issues/downdraft-not-rising', {
    modules: { 'mf-estimator/EstimateTeaser': { default: () => <p>Estimated cost</p> } },
  });
  expect(screen.getByText('$196 - $476')).toBeVisible();
  expect(screen.queryByText('Estimated cost')).not.toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.startsWith('/estimate'))).toEqual([]);
  expect(links).toContain('/book-online?appliance=downdraft&issue=not-rising');
});

test.each([
  [
    'stove-gas-smell',
    'Critical',
    'Hard',
    'Priority repair: call us once the house is declared safe',
    /Do not use it/,
    /Leave it switched off/,
  ],
  [
    'microwave-sparking',
    'High',
    'Simple',
    'Priority repair: take the first free window',
    /Do not use it/,
    /Leave it switched/,
  ],
  [
    'dryer-not-heating',
    'Medium',
    'Medium',
    'Standard repair: have it',
    /Do not use it/,
    /Leave it switched off/,
  ],
  [
    'dryer-loud-noise',
    'Low',
    'Medium',
    'Standard repair: choose',
    /but with care/,
    /only as described/,
  ],
  [
    'trash-compactor-odor',
    'Low',
    'Simple',
    'Standard repair: choose',
    /^Safe to use/,
    /go on using it/,
  ],
])(
  '%s says how soon and how hard, and its safety decides what to do until then',
  async (...row) => {
    const [slug, urgency, difficulty, title, verdict, meanwhile] = row;
    await openPage(`/issues/${slug}`);
    expect(screen.getByText(`${urgency} urgency`)).toBeVisible();
    expect(screen.getByText(new RegExp(`^${difficulty} repair`))).toBeVisible();
    expect(screen.getByText(title, { exact: false })).toBeVisible();
    expect(screen.getByText(/^(Safe to use|Do not use it|You can use it)/)).toHaveTextContent(
      verdict,
    );
    expect(screen.getByText(meanwhile)).toBeVisible();
  },
);

test.each([
  ['stove-gas-smell', '(555) 555-0100'],
  ['washing-machine-not-draining', 'Book this repair'],
])('The next step of %s is "%s"', async (slug, name) => {
  await openPage(`/issues/${slug}`);
  const [first] = screen.getAllByRole('link', { name });
  expect(first).toHaveAttribute('data-variant', 'primary');
});

test('The drawing numbers this part among its siblings and does not link to itself', async () => {
  await openPage('/issues/washing-machine-leaking');
  const figure = within(screen.getByRole('figure'));
  expect(figure.getByText('Washing Machine Leaking', { selector: 'strong' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(figure.queryByRole('link', { name: 'Washing Machine Leaking' })).not.toBeInTheDocument();
  expect(within(figure.getByRole('list')).getAllByRole('link')).toHaveLength(4);
  expect(within(figure.getByRole('group')).getAllByRole('link')).toHaveLength(4);
});

test('The address /issues/5 shows the downdraft controls, with the readable address as canonical', async () => {
  const { meta } = await openPage('/issues/5');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Downdraft Controls Not Responding',
  );
  expect(screen.getByRole('figure')).toBeVisible();
  expect(meta()).toMatchObject({
    status: 200,
    canonical: 'https://test.example/issues/downdraft-controls-not-responding',
  });
});

test('Structured data has an article and its breadcrumbs', async () => {
  const { meta } = await openPage('/issues/dryer-not-heating');
  const { jsonLd, breadcrumbs, type } = meta();
  expect(type).toBe('article');
  expect(jsonLd[0]).toMatchObject({
    '@type': 'Article',
    headline: 'Dryer Not Heating',
    publisher: { '@id': 'https://test.example/#business' },
  });
  expect(breadcrumbs.map(({ path }) => path)).toEqual([
    '/',
    '/appliances',
    '/appliances/dryer',
    '/issues/dryer-not-heating',
  ]);
});

test('What to do now is above the price, and the price above booking', async () => {
  await openPage('/issues/washing-machine-leaking');
  const price = await screen.findByText('Usual cost');
  const [book] = screen.getAllByRole('link', { name: 'Book this repair' });
  const heading = screen.getByRole('heading', { level: 1 });
  const steps = screen.getByRole('heading', { name: 'Do this now' });
  const checks = screen.getByRole('heading', { name: 'Three checks before you call' });
  for (const [one, next] of [
    [heading, steps],
    [steps, checks],
    [checks, price],
    [price, book as Node],
  ] as const) {
    expect(above(one, next)).toBe(true);
  }
});

test('The price says what it does not include', async () => {
  await openPage('/issues/washing-machine-loud-noise');
  const price = region('What the repair costs');
  expect(price.getByText('Not in this price: a new drum bearing.')).toBeVisible();
  expect(price.getByText('Sub-Zero is quoted after a look.')).toBeVisible();
});

test('The page leads to the model label, the brands, an article and its sources', async () => {
  await openPage('/issues/dryer-overheating');
  const help = region('More help');
  const target = (name: RegExp | string) => help.getByRole('link', { name }).getAttribute('href');
  expect(target(/model number of your dryer/)).toBe('/parts#model-label');
  expect(target('Whirlpool')).toBe('/brands/whirlpool');
  expect(help.queryByRole('link', { name: 'Sub-Zero' })).not.toBeInTheDocument();
  expect(target(/vents in slab houses/)).toBe('/blog/dryer-vents-in-slab-houses');
  expect(help.getByText(/Document 5022/)).toHaveTextContent('Consumer Product Safety Commission');
});

test.each(['/issues/washing-machine-sings', '/issues/12', '/issues/..%2Findex'])(
  '%s is not found, and not indexed',
  async (path) => {
    const { meta } = await openPage(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Issue Not Found');
    expect(screen.getByRole('link', { name: 'View All Appliances' })).toHaveAttribute(
      'href',
      '/appliances',
    );
    expect(meta()).toMatchObject({ status: 404, robots: 'noindex' });
  },
);
