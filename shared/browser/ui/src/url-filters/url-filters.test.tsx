import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { useUrlFilters } from '.';

function List() {
  const [{ q }, set] = useUrlFilters(['q'], true);
  return (
    <>
      <input aria-label="Search" onChange={({ target }) => set({ q: target.value })} />
      <p>Filter: {q}</p>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

let arrive = () => {};
const open = () => {
  const code = new Promise<void>((done) => (arrive = done));
  const elsewhere = async () => {
    await code;
    return { Component: () => <p>Another section</p> };
  };
  const router = createMemoryRouter([
    { path: '/', element: <List /> },
    { path: '/elsewhere', lazy: elsewhere },
  ]);
  render(<RouterProvider router={router} />);
  return router;
};
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const box = () => screen.getByRole('textbox', { name: 'Search' });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('typed text filters at once, and the address changes when the typing pauses', async () => {
  const router = open();
  await setup().type(box(), 'zzz');
  expect(screen.getByText('Filter: zzz')).toBeVisible();
  expect(router.state.location.search).toBe('');
  await wait(300);
  expect(router.state.location.search).toBe('?q=zzz');
});

test.each([
  ['pressed', (user: UserEvent) => user.click(screen.getByText('Elsewhere'))],
  ['followed by the keyboard', (user: UserEvent) => user.keyboard('{Tab}{Enter}')],
])('a link that is %s right after typing leads away, and back to the search', async (_, follow) => {
  const router = open();
  const user = setup();
  await user.type(box(), 'zzz');
  await follow(user);
  // The page's code may take any time to load.
  await wait(5000);
  expect(router.state.navigation.location?.pathname).toBe('/elsewhere');
  arrive();
  await wait(0);
  expect(screen.getByText('Another section')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?q=zzz');
});
