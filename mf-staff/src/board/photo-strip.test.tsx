import type { StaffPhoto } from '@site/client/staff';
import { act, screen, waitFor } from '@testing-library/react';
import { readDay } from '../offline/stored-day';
import { owner, refusal, today, visit } from '../testing/fake-staff';
import { answer, comeBack, freshBrowser, openStaff } from '../testing/open-staff';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

const photo = (id: string, path = `${id}.jpg`): StaffPhoto => ({
  ...{ id, path, type: 'image/jpeg', size: 300_000, at: '2026-11-20T15:00:00Z' },
});
const photos = [photo('p1'), photo('p2')];
const jpeg = (text: string) => `data:image/jpeg;base64,${text}`;
const down = () => Promise.reject(refusal(0, 'no network'));

beforeEach(freshBrowser);
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('an entry has its photos in small; each opens its photo', async () => {
  const previews = jest.fn(async () => ({ 'p1.jpg': jpeg('AAAA') }));
  const readPhoto = jest.fn(async () => new Blob());
  await openStaff('/staff', { visits: [visit({ photos })] }, { previews, readPhoto });
  const small = await screen.findByRole('img', { name: 'Photo 1 of Ada Homeowner' });
  expect(small).toHaveAttribute('src', jpeg('AAAA'));
  expect(small).toHaveAttribute('width', '56');
  expect(small.closest('a')).toHaveAttribute('href', '/staff/visit?id=APT-100001&photo=p1');
  // An older release took the second one, so it has no small copy, and keeps its place.
  const second = screen.getByRole('link', { name: 'Photo 2 of Ada Homeowner' });
  expect(second).toHaveTextContent('Photo 2');
  await act(async () => comeBack());
  expect(previews).toHaveBeenCalledTimes(1);
  // A photo itself has the size of fifty lists.
  expect(readPhoto).not.toHaveBeenCalled();
});

test('photos load when they come near the window', async () => {
  let come: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  globalThis.IntersectionObserver = class {
    constructor(callback: typeof come) {
      come = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const previews = jest.fn(async () => ({ 'p1.jpg': jpeg('BBBB') }));
  await openStaff('/staff', { visits: [visit({ photos })] }, { previews });
  await screen.findByRole('link', { name: 'Photo 1 of Ada Homeowner' });
  act(() => come([{ isIntersecting: false }]));
  expect(previews).not.toHaveBeenCalled();
  act(() => come([{ isIntersecting: true }]));
  expect(await screen.findByRole('img', { name: 'Photo 1 of Ada Homeowner' })).toBeVisible();
});

test('photos that could not be loaded are tried again', async () => {
  jest.useFakeTimers();
  const previews = jest.fn(down);
  const { server } = await openStaff('/staff', { visits: [visit({ photos })] }, { previews });
  await waitFor(() => expect(previews).toHaveBeenCalledTimes(1));
  answer(server, { previews: async () => ({ 'p1.jpg': jpeg('CCCC') }) });
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('img', { name: 'Photo 1 of Ada Homeowner' })).toBeVisible();
});

test('what was loaded is forgotten at the sign-out', async () => {
  const previews = jest.fn(async () => ({ 'p1.jpg': jpeg('DDDD') }));
  const first = await openStaff('/staff', { visits: [visit({ photos })] }, { previews });
  await screen.findByRole('img', { name: 'Photo 1 of Ada Homeowner' });
  first.unmount();
  freshBrowser();
  await openStaff('/staff', { visits: [visit({ photos })] }, { previews: down });
  await screen.findByRole('link', { name: 'Photo 1 of Ada Homeowner' });
  expect(screen.queryByRole('img')).toBeNull();
});

test('without a network a photo keeps its place, and nothing of it is stored', async () => {
  const { server, user } = await openStaff(
    '/staff',
    { visits: [visit({ photos })] },
    { previews: async () => ({ 'p1.jpg': jpeg('EEEE'), 'p2.jpg': jpeg('EEEE') }) },
  );
  await screen.findByRole('img', { name: 'Photo 1 of Ada Homeowner' });
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/EEEE|p1\.jpg/);
  expect(readDay(owner.email, today)?.visits[0]?.photos).toHaveLength(2);
  const readPhoto = jest.fn(down);
  answer(server, { visit: down, board: down, readPhoto });
  await user.click(screen.getByRole('img', { name: 'Photo 2 of Ada Homeowner' }));
  expect(await screen.findByText('Photo 2 needs a connection')).toBeVisible();
  expect(readPhoto).not.toHaveBeenCalled();
});

test('a link to a photo shows it large, the small copy first', async () => {
  const readPhoto = jest.fn(down);
  const { user, server } = await openStaff(
    '/staff/visit?id=APT-100001&photo=p2',
    { visits: [visit({ photos })] },
    { previews: async () => ({ 'p2.jpg': jpeg('FFFF') }), readPhoto },
  );
  const image = await screen.findByRole('img', { name: 'Photo 2' });
  expect(image).toHaveAttribute('src', jpeg('FFFF'));
  const button = screen.getByRole('button', { name: /^Photo 2/ });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: /^Photo 1/ })).toHaveAttribute('aria-pressed', 'false');
  expect(button).toHaveTextContent('The server did not answer. Please try again.');
  // 1 by 1, then 20,000 by 20,000 pixels: two gigabytes in the browser that shows it.
  const sized = (...size: number[]) =>
    new Blob([
      Uint8Array.from([
        255,
        216,
        255,
        192,
        0,
        11,
        8,
        ...size,
        1,
        1,
        17,
        0,
        255,
        218,
        ...Array(9).fill(0),
      ]),
    ]);
  const huge = sized(78, 32, 78, 32);
  answer(server, { readPhoto: async () => huge });
  await user.click(button);
  await user.click(button);
  expect(await screen.findByText('This photo is too large to be shown')).toBeVisible();
  expect(image).toHaveAttribute('src', jpeg('FFFF'));
  answer(server, { readPhoto: async () => sized(0, 1, 0, 1) });
  await user.click(button);
  await user.click(button);
  await waitFor(() =>
    expect(image).toHaveAttribute('src', expect.stringMatching(/^data:.*;base64,\/9j/)),
  );
});
