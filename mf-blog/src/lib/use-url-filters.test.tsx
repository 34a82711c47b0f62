import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { useUrlFilters } from './use-url-filters';

function List() {
  const [{ q }, set] = useUrlFilters(['q']);
  return (
    <>
      <button onClick={() => set({ q: 'zzz' })}>Type</button>
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
const press = (text: string) => act(async () => screen.getByText(text).click());

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what is typed counts at once, and the address follows', async () => {
  const router = open();
  await press('Type');
  expect(screen.getByText('Filter: zzz')).toBeVisible();
  expect(router.state.location.search).toBe('');
  await wait(300);
  expect(router.state.location.search).toBe('?q=zzz');
});

test('a link that is pressed right after typing leads away, however long its code takes', async () => {
  const router = open();
  await press('Type');
  await press('Elsewhere');
  await wait(5000);
  expect(router.state.navigation.location?.pathname).toBe('/elsewhere');
  arrive();
  await wait(0);
  expect(screen.getByText('Another section')).toBeVisible();
});
