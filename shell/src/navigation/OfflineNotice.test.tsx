import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing';
import { sayOffline } from './OfflineNotice';

const notice = () => screen.queryByRole('alert');

test('It is said that a page cannot be opened, until there is a network', async () => {
  await renderShell('/one');
  expect(notice()).toBeNull();
  act(sayOffline);
  expect(notice()).toHaveTextContent('You are offline');
  act(() => void dispatchEvent(new Event('online')));
  expect(notice()).toBeNull();
});

test('It is forgotten with the page that was kept', async () => {
  const { router } = await renderShell('/one');
  act(sayOffline);
  expect(notice()).toBeVisible();
  await act(() => router.navigate('/two'));
  expect(notice()).toBeNull();
});
