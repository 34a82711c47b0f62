import { concurrentPages, late, openEach } from './late-pages';

const names = ['a', 'b', 'c', 'd', 'e'];

/** Opens five pages. @returns what opened again, and the complaints of each page */
async function openWith(first: (page: string) => string[], second: string[] = []) {
  const again: string[] = [];
  const found = await openEach(
    names,
    async (page) => [[], first(page)],
    async (page) => (again.push(page), [second]),
  );
  return { again, complaints: found.map(({ lists }) => lists.flat()) };
}

test('a page that is late once opens again, and its second time counts', async () => {
  const { again, complaints } = await openWith((page) => (page === 'b' ? [late] : []));
  expect(again).toEqual(['b']);
  expect(complaints).toEqual([[], [], [], [], []]);
});

test('a page that is late twice is named', async () => {
  const { complaints } = await openWith((page) => (page === 'b' ? [late] : []), [late]);
  expect(complaints).toEqual([[], [late], [], [], []]);
});

test('another fault is named at once', async () => {
  const { again, complaints } = await openWith((page) => (page === 'd' ? ['no window'] : []));
  expect(again).toEqual([]);
  expect(complaints[3]).toEqual(['no window']);
});

test('more late pages than open at once are no chance', async () => {
  expect(names.length).toBeGreaterThan(concurrentPages);
  const { again, complaints } = await openWith(() => [late]);
  expect(again).toEqual([]);
  expect(complaints).toEqual(names.map(() => [late]));
});
