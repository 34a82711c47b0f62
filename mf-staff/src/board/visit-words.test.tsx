import { screen, within } from '@testing-library/react';
import { visit } from '../testing/fake-staff';
import { freshBrowser, openStaff } from '../testing/open-staff';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

const entry = async () =>
  (await screen.findByRole('link', { name: 'Ada Homeowner' })).closest('li') as HTMLElement;

test('an entry has the words of all notes, the newest first', async () => {
  await openStaff('/staff', {
    visits: [
      visit({
        comments: 'It squeaks',
        notes: [
          { at: '2026-11-20T15:00:00Z', text: 'The dog is in the yard', by: null },
          { at: '2026-11-21T15:00:00Z', text: 'Bring a belt', by: 'Maria Lopez' },
        ],
      }),
    ],
  });
  const words = within(await entry())
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent);
  expect(words).toEqual([
    ...['Dryer · Not Heating', '12 Bayou Lane, Houston, TX 77002', 'Maria Lopez · 3 notes'],
    ...['Maria Lopez: Bring a belt', 'The dog is in the yard', 'It squeaks'],
  ]);
});

test('an entry without notes has no room for them', async () => {
  await openStaff('/staff', { visits: [visit()] });
  expect(within(await entry()).getAllByRole('paragraph')).toHaveLength(3);
});
