import type { ListedPart } from '@site/client/staff';
import { screen } from '@testing-library/react';
import { owner, technician, today, visit } from '../testing/fake-staff';
import { answer, button, freshBrowser, openStaff } from '../testing/open-staff';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

const part: ListedPart = {
  ...{ id: 1, what: 'Heating element', supplier: 'Parts House', expectedOn: '2026-01-02' },
  ...{ orderedAt: '2026-01-01T15:00:00.000Z', by: 'Maria Lopez', arrivedAt: null, endedAt: null },
  ...{ visit: 'APT-100001', name: 'Ada Homeowner', phone: '7135550142', appliance: 'Dryer' },
  ...{ issue: 'Not Heating', secondVisit: null },
};
const path = '/staff/visit?id=APT-100001';

test('a technician orders a part, and the visit says what is awaited', async () => {
  const orderPart = jest.fn(async () => visit({ version: 3, state: 'done', parts: [part] }));
  const { user, server } = await openStaff(path, { visits: [visit()], person: technician });
  answer(server, { orderPart });
  await user.click(await screen.findByRole('button', { name: 'Order a Part' }));
  await user.click(await screen.findByRole('button', { name: 'Part Is Ordered' }));
  expect(await screen.findByText('Please name the part')).toBeVisible();
  expect(orderPart).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Part'), 'Heating element');
  await user.type(screen.getByLabelText(/^From whom/), 'Parts House');
  await user.click(button('Part Is Ordered'));
  expect(
    await screen.findByText('Ordered: Heating element. The customer gets a mail.'),
  ).toBeVisible();
  expect(orderPart).toHaveBeenCalledWith(
    'APT-100001',
    { what: 'Heating element', supplier: 'Parts House', expectedOn: '' },
    { version: 2 },
  );
  expect(screen.getByText(/^From Parts House, late, expected on/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Book the Second Visit' })).toBeNull();
});

test('an owner sees what is late, marks what is here, and books the second visit', async () => {
  let parts = [part];
  const setPart = jest.fn(
    async () => (parts = [{ ...part, arrivedAt: '2026-01-05T15:00:00.000Z' }]),
  );
  const first = visit({ parts: [part], state: 'done' });
  const { user, router } = await openStaff(
    '/staff',
    { visits: [first] },
    { parts: async () => parts, setPart, findCustomers: async () => [] },
  );
  expect(await screen.findByText('1 part late')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See the parts' }));
  expect(await screen.findByText('Late')).toBeVisible();
  await user.click(button('It Is Here'));
  expect(setPart).toHaveBeenCalledWith(1, 'arrived');
  expect(await screen.findByText('Here')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Book the Second Visit' }));
  expect(router.state.location.search).toBe('?phone=7135550142&returns=APT-100001');
  expect(await screen.findByText(/^Second visit for APT-100001: Heating element/)).toBeVisible();
  expect(screen.getByLabelText('Problem')).toHaveValue('Not Heating');
});

test('a second visit shows the first one where the technician stands', async () => {
  const earlier = { visit: 'APT-100000', parts: [part], record: null, photos: 2 };
  const second = visit({ returnsFor: 'APT-100000' });
  await openStaff(
    path,
    { person: technician },
    { visit: async () => ({ ...second, history: [], earlier }) },
  );
  expect(await screen.findByRole('link', { name: 'APT-100000, with 2 photos' })).toBeVisible();
  expect(screen.getByText('Heating element')).toBeVisible();
  expect(screen.getByText('No visit fee')).toBeVisible();
});

test('Today stays calm while nothing is late', async () => {
  await openStaff(
    '/staff',
    { person: owner },
    { parts: async () => [{ ...part, expectedOn: today }] },
  );
  expect(await screen.findByText('There is no visit today.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See the parts' })).toBeNull();
});
