import { preparePage } from '@site/federation/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { readCatalog } from '../data/read-catalog';
import { testPrices } from '../testing/prices';
import { makeIndex } from './make-index';
import Search from './Search';

const index = makeIndex(readCatalog());

// jsdom has the dialog element, but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = () => {};
});

function open(records: Record<string, unknown> = { ...testPrices, 'search/all': index }) {
  const onClose = jest.fn();
  preparePage({ records });
  const router = createMemoryRouter([{ path: '*', element: <Search onClose={onClose} /> }]);
  render(<RouterProvider router={router} />);
  return { onClose, router, user: userEvent.setup() };
}

const box = () => screen.getByRole('combobox', { name: 'Search appliances, problems and brands' });

/** The answer on the screen. Its status says the same a moment later. */
const findAnswer = (text: string | RegExp) => screen.findByText(text, { selector: 'p' });

// This test runs first, while no index is loaded. A failure is not stored, so the next dialog retries.
test('Without its index the search says so and offers the lists and the phone', async () => {
  jest.spyOn(console, 'warn').mockImplementationOnce(() => {});
  const { user } = open({});
  await user.type(box(), 'fridge');
  expect(await findAnswer('Search cannot be loaded just now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All appliances' })).toHaveAttribute(
    'href',
    '/appliances',
  );
  expect(screen.getByRole('link', { name: /\(555\) 555-0100/ })).toBeVisible();
});

test('Enter pressed before the index is here opens the best page when it is', async () => {
  const { router, onClose } = open();
  fireEvent.change(box(), { target: { value: 'gas smell' } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(screen.getByText('Searching...')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/issues/stove-gas-smell'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Enter pressed before the dialog was here counts, too', async () => {
  preparePage({ records: { ...testPrices, 'search/all': index } });
  const element = <Search onClose={() => {}} typed={'gas smell\n'} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state.location.pathname).toBe('/issues/stove-gas-smell'));
});

test('Text typed after Enter opens nothing by itself', async () => {
  const { router } = open();
  fireEvent.change(box(), { target: { value: 'qqqqzzzz' } });
  fireEvent.keyDown(box(), { key: 'Enter' });
  fireEvent.change(box(), { target: { value: 'gas smell' } });
  await screen.findAllByRole('option');
  expect(router.state.location.pathname).toBe('/');
});

test('Text typed while the search was loading is searched at once', async () => {
  preparePage({ records: { 'search/all': index } });
  const element = <Search onClose={() => {}} typed="fridge" />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(box()).toHaveValue('fridge');
  expect(await screen.findByRole('option', { name: /^Refrigerator Appliance/ })).toBeVisible();
});

test('A misspelled query finds the repair, with its price', async () => {
  const { user } = open();
  expect(box()).toHaveFocus();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await user.type(box(), 'fridge not coolng');
  const [first] = await screen.findAllByRole('option');
  expect(first).toHaveTextContent('Refrigerator Not Cooling');
  expect(first).toHaveTextContent('$150 - $300');
  expect(first).toHaveAttribute('href', '/issues/refrigerator-not-cooling');
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 matches'));
});

test('Arrow keys cycle through the options, Enter opens the active one', async () => {
  const { user, router, onClose } = open();
  await user.type(box(), 'fridge not coolng');
  const options = await screen.findAllByRole('option');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(box()).toHaveAttribute('aria-activedescendant', options[1]?.id);
  expect(screen.getByRole('option', { selected: true })).toBe(options[1]);
  await user.keyboard('{ArrowDown}');
  expect(box()).toHaveAttribute('aria-activedescendant', options[0]?.id);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(router.state.location.pathname).toBe('/appliances/refrigerator');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('A code on the display opens its place on the page of its brand', async () => {
  const { user, router } = open();
  await user.type(box(), 'samsung 5c washer');
  const [first] = await screen.findAllByRole('option');
  expect(first).toHaveTextContent('Samsung washing machine: 5C');
  expect(first).toHaveTextContent('The water is not draining.');
  await user.keyboard('{Enter}');
  const { pathname, hash } = router.state.location;
  expect(pathname + hash).toBe('/brands/samsung/codes#washing-machine-5c');
});

test('Enter without a choice opens the best page', async () => {
  const { user, router } = open();
  await user.type(box(), 'gas smell');
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/issues/stove-gas-smell');
});

test('Typing resets the active option', async () => {
  const { user } = open();
  await user.type(box(), 'dryer');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown} noise');
  expect(box()).not.toHaveAttribute('aria-activedescendant');
});

test('A press on an option goes there; with a modifier the search stays open', async () => {
  const { user, router, onClose } = open();
  await user.type(box(), 'samsung');
  const option = await screen.findByRole('option');
  // jsdom would open the page in place, because it has no second tab.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(option);
  await user.keyboard('{/Control}');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(option);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/brands/samsung');
});

test('A query without results says so and offers other links', async () => {
  const { user } = open();
  await user.type(box(), 'qqqqzzzz');
  expect(await findAnswer(/^Nothing found\./)).toBeVisible();
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByRole('link', { name: 'All brands' })).toHaveAttribute('href', '/brands');
});

test('The close button closes', async () => {
  const { user, onClose } = open();
  const dialog = screen.getByRole('dialog', { name: 'Search' });
  await user.click(within(dialog).getByRole('button', { name: 'Close search' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('A ZIP leads to its page, and one that is not served to the list', async () => {
  const lookUp = (zipCode: string) => ({ zipCode, served: zipCode === '77008', city: 'Houston' });
  preparePage({
    records: { 'search/all': index },
    modules: { 'mf-service-areas/coverage': { lookUp } },
  });
  const element = <Search onClose={() => {}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const user = userEvent.setup();
  await user.type(box(), '77008');
  const [page] = await screen.findAllByRole('option');
  expect(page).toHaveAttribute('href', '/service-area/77008');
  await user.clear(box());
  await user.type(box(), 'zip 90210');
  const list = await screen.findByRole('option', { name: /We do not serve 90210 yet/ });
  expect(list).toHaveAttribute('href', '/service-areas');
});

test('A code without a table is said, with the phone instead of another entry', async () => {
  const { user } = open();
  await user.type(box(), 'whirlpool F8E1');
  expect(await findAnswer(/^We have no table for F8E1\./)).toBeVisible();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /\(555\) 555-0100/ })).toBeVisible();
});
