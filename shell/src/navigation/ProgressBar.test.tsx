import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { ProgressBar } from './ProgressBar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const answerAfter = (ms: number) => () => new Promise((done) => setTimeout(() => done(null), ms));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('A bar is shown while a navigation takes longer than 200 ms', async () => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <ProgressBar />
          <Outlet />
        </>
      ),
      children: [
        { path: 'slow', element: 'Slow', loader: answerAfter(500) },
        { path: 'quick', element: 'Quick', loader: answerAfter(150) },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  const go = (to: string) => act(() => void router.navigate(to));
  go('/quick');
  await wait(199);
  expect(router.state.location.pathname).toBe('/quick');
  expect(screen.queryByRole('progressbar')).toBeNull();

  go('/slow');
  await wait(199);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await wait(2);
  expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  await wait(400);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
