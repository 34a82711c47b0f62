import { formatPrice } from '@site/data-types/format';
import { gasAdvice } from '@site/data-types/safety';
import { renderRoute, testCompany } from '@site/federation/testing';
import { resetStore, siteStore } from '@site/store';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes';
import { priceTable } from '../data/prices';
import type { PriceRow } from '../data/prices';
import { quoteFor } from '../lib/quote';

const scrolled = jest.fn();
const calm = { value: false };
/** Lets the navigation arrive, then the pause pass after which a step comes into view. */
const settle = async () => {
  await act(async () => {});
  await act(() => jest.advanceTimersByTimeAsync(150));
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-21T21:40:00Z') });
  Element.prototype.scrollIntoView = scrolled;
  scrolled.mockClear();
  calm.value = false;
  window.matchMedia = (query) => ({ matches: calm.value, media: query }) as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

const open = async (search = '', samples = true) => {
  const page = await renderRoute(routes, `/estimate${search}`, { company: { samples } });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await settle();
  };
  const search_ = () => page.router.state.location.search;
  return { ...page, user, press, search: search_ };
};

const ticket = () => screen.getByRole('region', { name: 'Repair estimate' });
const inTicket = (label: string) => {
  const term = within(ticket()).getByText(label);
  return term.parentElement?.querySelector('dd')?.textContent;
};

test('a homeowner gets the price in three clicks, each step a history entry', async () => {
  const { press, search, router } = await open();
  expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(12);
  expect(screen.queryByText('2. Select the problem')).toBeNull();

  await press('Washing Machine');
  expect(search()).toBe('?appliance=washing-machine');
  expect(screen.getByRole('region', { name: '2. Select the problem' })).toHaveFocus();
  expect(scrolled).toHaveBeenLastCalledWith({ behavior: 'smooth', block: 'start' });
  expect(screen.getByRole('button', { name: 'Not Draining' })).toHaveAccessibleDescription(
    'High urgency Medium repair',
  );
  expect(screen.queryByRole('button', { name: 'Calculate My Repair Cost' })).toBeNull();

  await press('Not Draining');
  expect(search()).toBe('?appliance=washing-machine&issue=not-draining');
  expect(screen.getByRole('region', { name: '3. Get your price' })).toHaveFocus();

  await press('Calculate My Repair Cost');
  expect(screen.getByRole('region', { name: 'Your repair cost' })).toHaveFocus();
  expect(inTicket('Appliance')).toBe('Washing Machine');
  expect(inTicket('Issue')).toBe('Not Draining');
  expect(inTicket('Estimated cost')).toBe('$162 - $315');
  expect(inTicket('Accuracy for this repair (sample)')).toBe('92%');
  expect(inTicket('Competitors, 30% Higher (sample)')).toBe('$211 - $410');
  expect(ticket()).toHaveTextContent('Price lock: 24 h left.');
  expect(ticket()).toHaveTextContent('by Nov 22, 3:40 PM CST');
  for (const included of [
    'Diagnostic and labor',
    'Required parts',
    '90-day warranty',
    'Clean-up',
  ]) {
    expect(within(ticket()).getByText(included)).toBeInTheDocument();
  }

  await act(() => router.navigate(-1));
  await settle();
  expect(screen.queryByText('Your repair cost')).toBeNull();
  expect(screen.getByRole('region', { name: '3. Get your price' })).toHaveFocus();
  await act(() => router.navigate(-1));
  await settle();
  expect(screen.getByRole('region', { name: '2. Select the problem' })).toHaveFocus();
  await act(() => router.navigate(-1));
  await settle();
  expect(screen.queryByText('2. Select the problem')).toBeNull();
  expect(screen.getByRole('region', { name: '1. Choose your appliance' })).toHaveFocus();
});

test('the ticket explains its range and compares it with all repairs of the appliance', async () => {
  await open('?appliance=dryer&issue=not-heating&view=result');
  expect(inTicket('Diagnostic visit')).toBe('$59');
  expect(inTicket('Labor')).toBe('$90 - $150');
  expect(inTicket('Parts')).toBe('$21 - $123');
  const { reasons } = quoteFor('dryer', 'not-heating');
  expect(ticket()).toHaveTextContent(`$170 when ${reasons.low}, and $332 when ${reasons.high}.`);
  expect(
    screen.getByRole('img', {
      name: 'This repair: $170 - $332. All dryer repairs: $162 - $476.',
    }),
  ).toBeInTheDocument();
});

test('the ticket says what its price does not include, and which brands it leaves out', async () => {
  const { router } = await open('?appliance=washing-machine&issue=loud-noise&view=result');
  expect(ticket()).toHaveTextContent('Not in this price: the drum bearing and the tub seal');
  expect(ticket()).toHaveTextContent('Sub-Zero, Wolf, Thermador and Viking');
  await act(() => router.navigate('?appliance=dryer&issue=not-heating&view=result'));
  await settle();
  expect(ticket()).not.toHaveTextContent('Not in this price');
});

test('figures that the business has not published are marked, or hidden with all samples', async () => {
  const result = '?appliance=dryer&issue=not-heating&view=result';
  await open(result);
  const text = () => document.body.textContent ?? '';
  expect(text()).toContain('Up to 95% of estimates match the final price (sample)');
  expect(text()).toContain('Common repairs this week (sample)');
  expect(text()).toContain('It is no quote of another company.');
  cleanup();
  await open(result, false);
  expect(text()).not.toMatch(/\d+%|Competitors|this week|\d+ repairs|sample/i);
  expect(text()).toContain('Every price includes the visit');
});

test('no accuracy is above the share of estimates that the page claims', () => {
  const accuracies = Object.values(priceTable).flatMap((repairs) =>
    Object.values<PriceRow>(repairs).flatMap(([, , accuracy]) => accuracy ?? []),
  );
  expect(Math.max(...accuracies)).toBeLessThanOrEqual(testCompany.claims.estimateAccuracyPercent);
});

test('the figures on screen are those that the booking sends', async () => {
  await open('?appliance=oven&issue=self-clean-failed&view=result');
  const { estimate } = siteStore.getState().draft;
  expect(estimate?.calculatedAt).toBe('2026-11-21T21:40:00.000Z');
  for (const { label, min, max } of estimate?.breakdown ?? []) {
    expect(inTicket(label)).toBe(
      min === max ? formatPrice(min) : `${formatPrice(min)} - ${formatPrice(max)}`,
    );
  }
  const link = screen.getByRole('link', { name: 'Schedule Appointment' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://t.example');
  expect(pathname).toBe('/book-online');
  expect(Object.fromEntries(searchParams)).toEqual({
    appliance: 'oven',
    issue: 'self-clean-failed',
    estimate: inTicket('Estimated cost'),
  });
  expect(screen.getByRole('link', { name: 'Call to Confirm Price' })).toHaveAttribute(
    'href',
    'tel:+15555550100',
  );
});

test('without a result the booking form opens empty', async () => {
  await open('?appliance=dryer&issue=not-heating');
  expect(screen.getByRole('link', { name: 'Schedule Appointment' })).toHaveAttribute(
    'href',
    '/book-online',
  );
});

test('with the price each step is one line, and both can be changed', async () => {
  const { search, user } = await open('?utm=ad&appliance=dryer&issue=not-heating&view=result');
  expect(screen.queryByText('1. Choose your appliance')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Calculate My Repair Cost' })).toBeNull();
  const choices = screen.getByRole('list', { name: 'Your choices' });
  expect(choices).toHaveTextContent('Dryer Change applianceNot Heating Change problem');

  await user.click(within(choices).getByRole('link', { name: 'Change problem' }));
  await settle();
  expect(search()).toBe('?utm=ad&appliance=dryer');
  expect(screen.getByRole('region', { name: '2. Select the problem' })).toHaveFocus();
  cleanup();

  const again = await open('?appliance=dryer&issue=not-heating&view=result');
  await settle();
  await again.user.click(screen.getByRole('link', { name: 'Change appliance' }));
  await settle();
  expect(again.search()).toBe('');
  expect(screen.getByRole('region', { name: '1. Choose your appliance' })).toHaveFocus();
});

test('the link to the booking is right under the price', async () => {
  await open('?appliance=dryer&issue=not-heating&view=result');
  const order = ['Estimated cost', 'Schedule Appointment', 'Diagnostic visit'].map((text) =>
    ticket().textContent?.indexOf(text),
  );
  expect(order).toEqual([...order].sort((one = 0, other = 0) => one - other));
  expect(order).not.toContain(-1);
});

test('another appliance resets issue and estimate, another issue resets the estimate', async () => {
  const { press, search, router } = await open('?appliance=dryer&issue=not-heating&view=result');
  expect(siteStore.getState().draft.estimate).toMatchObject({ issue: 'Not Heating' });
  await act(() => router.navigate('/estimate?appliance=dryer&issue=not-heating'));
  await settle();

  await press('Overheating');
  expect(screen.queryByText('Your repair cost')).toBeNull();
  expect(search()).toBe('?appliance=dryer&issue=overheating');
  expect(siteStore.getState().draft).toMatchObject({ issue: 'overheating', estimate: null });

  await press('Oven');
  expect(search()).toBe('?appliance=oven');
  expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('Oven');
  expect(screen.queryByRole('button', { name: 'Calculate My Repair Cost' })).toBeNull();
  expect(siteStore.getState().draft).toMatchObject({ appliance: 'oven', issue: '' });
});

test('pressing the current choice changes nothing', async () => {
  const { press, search } = await open('?appliance=dryer&issue=not-heating');
  const before = search();
  for (const name of ['Dryer', 'Not Heating']) await press(name);
  expect(search()).toBe(before);
  expect(screen.getByRole('button', { name: 'Calculate My Repair Cost' })).toBeInTheDocument();
});

test('an address opens with both chosen, and an unknown value is ignored', async () => {
  await open('?appliance=dryer&issue=not-heating');
  expect(
    screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent),
  ).toEqual(['Dryer', 'Not Heating']);
  await settle();
  expect(screen.getByRole('region', { name: '3. Get your price' })).toHaveFocus();
  cleanup();

  await open('?appliance=dryer&issue=haunted');
  expect(screen.getByText('2. Select the problem')).toBeInTheDocument();
  cleanup();

  await open('?appliance=toaster&issue=not-heating');
  await settle();
  expect(screen.queryByText('2. Select the problem')).toBeNull();
  expect(document.body).toHaveFocus();
});

test('visitors who prefer less motion get no smooth scrolling', async () => {
  calm.value = true;
  const { press } = await open();
  await press('Dryer');
  expect(scrolled).toHaveBeenLastCalledWith({ behavior: 'instant', block: 'start' });
});

test('a later visit shows the held price and its time left', async () => {
  await open('?appliance=dryer&issue=not-heating&view=result');
  cleanup();
  resetStore();
  jest.setSystemTime(new Date('2026-11-22T00:45:00Z'));

  const { press } = await open();
  const link = screen.getByRole('link', { name: 'Dryer, Not Heating' });
  expect(link.closest('li')).toHaveTextContent('Dryer, Not Heating: $170 - $332, 20 h 55 min left');
  expect(link).toHaveAttribute('href', '/estimate?appliance=dryer&issue=not-heating&view=result');

  for (const name of ['Dryer', 'Not Heating', 'Calculate My Repair Cost']) await press(name);
  expect(ticket()).toHaveTextContent('Price lock: 20 h 55 min left.');
  expect(siteStore.getState().draft.estimate?.calculatedAt).toBe('2026-11-21T21:40:00.000Z');
});

test('when the 24 hours end the ticket says so and calculates again', async () => {
  const { press } = await open('?appliance=dryer&issue=not-heating&view=result');
  act(() => jest.advanceTimersByTime(24 * 3_600_000));
  expect(ticket()).toHaveTextContent('The 24 hours of this price lock are over.');
  await press('Calculate Again');
  expect(ticket()).toHaveTextContent('Price lock: 24 h left.');
});

test('a warning about danger is shown before the price and with it', async () => {
  await open('?appliance=stove&issue=gas-smell');
  const step = screen.getByRole('region', { name: '3. Get your price' });
  expect(step).toHaveTextContent(gasAdvice);
  cleanup();
  await open('?appliance=stove&issue=gas-smell&view=result');
  expect(screen.getByRole('region', { name: 'Your repair cost' })).toHaveTextContent(gasAdvice);
});

test('the page describes itself', async () => {
  const { meta } = await open();
  expect(meta()).toMatchObject({ canonical: 'https://test.example/estimate', status: 200 });
  expect(meta().breadcrumbs.map(({ path }) => path)).toEqual(['/', '/estimate']);
});

test('the sidebar links to the most common repairs', async () => {
  await open();
  const sidebar = screen.getByRole('complementary', { name: 'About our estimates' });
  const counts = within(sidebar)
    .getAllByRole('listitem')
    .flatMap((item) => /^(.*?)(\d+) repairs$/.exec(item.textContent ?? '')?.slice(1, 3) ?? []);
  expect(counts).toEqual([
    'Washing Machine not draining',
    '23',
    'Dryer not heating',
    '18',
    'Refrigerator not cooling',
    '15',
    'Dishwasher not cleaning',
    '12',
  ]);
});
