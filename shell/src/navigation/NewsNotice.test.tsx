import { siteStore, updateUi } from '@site/store';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing';

const news = {
  tone: 'success',
  title: 'Your appointment is booked',
  text: 'Dryer, Monday. It has the number APT-100001.',
  to: '/two',
  label: 'Show the appointment',
} as const;
const tell = () => act(() => updateUi({ news }));

async function open() {
  jest.useFakeTimers();
  const view = await renderShell('/one');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  jest.useRealTimers();
  return view;
}

afterEach(() => jest.useRealTimers());

test('News of a part is shown on any page until the visitor closes it', async () => {
  await open();
  expect(screen.queryByRole('status')).toBeNull();
  tell();
  expect(screen.getByRole('status')).toHaveTextContent('It has the number APT-100001.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(siteStore.getState().ui.news).toBeNull();
});

test('News lead to their page, which shows them itself', async () => {
  const { router } = await open();
  tell();
  await userEvent.click(screen.getByRole('link', { name: 'Show the appointment' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(router.state.location.pathname).toBe('/two');
  expect(siteStore.getState().ui.news).toBeNull();
});
