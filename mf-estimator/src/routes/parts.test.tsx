import { renderRoute } from '@site/federation/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes';

const opened = jest.spyOn(window, 'open').mockReturnValue(null);

beforeEach(() => {
  localStorage.clear();
  opened.mockClear();
  jest.useFakeTimers();
  (window as { dataLayer?: object[] }).dataLayer = [];
});
afterEach(() => jest.useRealTimers());

const open = async () => {
  const page = await renderRoute(routes, '/parts', {
    company: {
      partsSupplier: { name: 'Test Supplier', searchUrl: 'https://s.example/find?from=us' },
    },
  });
  return { ...page, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
};
const submit = () => screen.getByRole('button', { name: /^Search/ });
const box = () => screen.getByRole('searchbox');

test('a search opens the supplier in a new tab after one second', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: /Model number/ }));
  await user.type(screen.getByRole('searchbox', { name: 'Model number' }), '  A&B 7 {Enter}');
  expect(submit()).toHaveAccessibleName('Searching...');
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  await user.click(submit());
  act(() => jest.advanceTimersByTime(900));
  expect(opened).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(150));
  const url = 'https://s.example/find?from=us&q=A%26B+7';
  expect(opened.mock.calls).toEqual([[url, '_blank', 'noopener,noreferrer']]);
  expect(submit()).toHaveAccessibleName('Search Parts');
  expect(screen.getByRole('status')).toHaveTextContent('Results for A&B 7 opened in a new tab');
  expect(screen.getByRole('link', { name: 'Open the results at Test Supplier' })).toHaveAttribute(
    'href',
    url,
  );
  expect((window as { dataLayer?: object[] }).dataLayer).toEqual([
    { event: 'parts_search', type: 'model' },
  ]);
});

test('nothing can be searched while the box is empty', async () => {
  const { user } = await open();
  expect(submit()).toBeDisabled();
  await user.type(box(), '   {Enter}');
  expect(submit()).toBeDisabled();
  act(() => jest.advanceTimersByTime(2000));
  expect(opened).not.toHaveBeenCalled();
  expect(localStorage.getItem('partsSearchHistory')).toBeNull();
});

test('recent searches are offered and go back into the box', async () => {
  const { user } = await open();
  expect(screen.queryByText('Recent searches')).toBeNull();
  await user.type(box(), 'PUMP-1{Enter}');
  await user.clear(box());
  const recent = screen.getByRole('region', { name: 'Recent searches' });
  await user.click(within(recent).getByRole('button', { name: 'PUMP-1' }));
  expect(box()).toHaveValue('PUMP-1');
  expect(box()).toHaveFocus();
});

test('a popular number goes into the box with its kind chosen', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /WM3900HWA/ }));
  expect(screen.getByRole('searchbox', { name: 'Model number' })).toHaveValue('WM3900HWA');
  expect(screen.getByRole('radio', { name: /Model number/ })).toBeChecked();
});

test('leaving the page within the second opens no tab', async () => {
  const { user, unmount } = await open();
  await user.type(box(), 'PUMP-1{Enter}');
  unmount();
  jest.advanceTimersByTime(2000);
  expect(opened).not.toHaveBeenCalled();
});

test('every appliance shows where its plate is, in words and in its drawing', async () => {
  const { user } = await open();
  const drawing = (name: string) =>
    screen.findByRole('img', { name: `${name}, the place of its number plate marked` });
  expect(await drawing('Washing Machine')).toBeInTheDocument();
  const select = screen.getByRole('combobox', { name: 'Your appliance' });
  const labels = within(select)
    .getAllByRole('option')
    .map((option) => option.textContent ?? '');
  expect(labels).toHaveLength(13);
  for (const label of labels) {
    await user.selectOptions(select, label);
    expect(await drawing(label)).toBeInTheDocument();
  }
  expect(screen.getByText(/underside of the burner box/)).toBeInTheDocument();
});

test('the page has metadata and links to the next steps', async () => {
  const { meta } = await open();
  expect(meta()).toMatchObject({ canonical: 'https://test.example/parts', status: 200 });
  expect(screen.getByRole('link', { name: 'Book Online' })).toHaveAttribute('href', '/book-online');
  expect(screen.getByRole('link', { name: 'Sub-Zero' })).toHaveAttribute(
    'href',
    '/brands/sub-zero',
  );
  expect(screen.getByText(/Our supplier has over 6 million parts/)).toBeInTheDocument();
});
