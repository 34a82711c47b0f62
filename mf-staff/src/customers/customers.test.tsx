import type { Customer, CustomerSummary } from '@site/client/staff';
import { screen } from '@testing-library/react';
import { refusal, visit } from '../testing/fake-staff';
import { answer, button, freshBrowser, openStaff } from '../testing/open-staff';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

const ada: CustomerSummary = {
  ...{ phone: '7135550142', name: 'Ada Homeowner', email: 'ada@home.example' },
  ...{ address: '12 Bayou Lane', zip: '77002', visits: 1, lastVisit: '2026-11-20' },
};
const customer = async (): Promise<Customer> => ({ customer: ada, visits: [visit()], records: [] });

test('a customer is found, and the search has an address', async () => {
  const findCustomers = jest.fn(async () => [ada]);
  const { user, router } = await openStaff('/staff/customers', {}, { findCustomers, customer });
  await user.type(await screen.findByLabelText('Name, phone, address or number'), 'a');
  await user.click(button('Find'));
  expect(screen.getByText('Please enter at least two characters')).toBeVisible();
  expect(findCustomers).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Name, phone, address or number'), 'da');
  await user.click(button('Find'));
  expect(await screen.findByText('1 customer')).toBeVisible();
  expect(findCustomers).toHaveBeenCalledWith('ada');
  expect(router.state.location.search).toBe('?q=ada');
  await user.click(screen.getByRole('link', { name: /Ada Homeowner/ }));
  expect(await screen.findByRole('heading', { name: 'Ada Homeowner', level: 2 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+17135550142');
});

test('data is erased after a second press; an open visit is said, and nothing is erased', async () => {
  const message = 'Finish or cancel the open visit first';
  const eraseCustomer = jest.fn(() => Promise.reject(refusal(409, message, 'phone')));
  const { user, server } = await openStaff(
    '/staff/customers?phone=7135550142',
    {},
    { customer, eraseCustomer },
  );
  await user.click(await screen.findByText('The customer’s data'));
  await user.click(button('Erase This Customer…'));
  expect(eraseCustomer).not.toHaveBeenCalled();
  await user.click(button('Yes, Erase'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText('Erased')).toBeNull();
  answer(server, { customer, eraseCustomer: async () => ({ anonymised: 1, deleted: 2 }) });
  await user.click(button('Erase This Customer…'));
  await user.click(button('Yes, Erase'));
  expect(
    await screen.findByText(/2 entries deleted, 1 entry stored without the person/),
  ).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Ada|Bayou|555-0142/);
});

test('a search that finds more than it lists says how many', async () => {
  const found = Array.from({ length: 50 }, (_, i) => ({
    ...{ phone: `71355501${String(i).padStart(2, '0')}`, name: `Garcia ${i}`, email: '' },
    ...{ address: '1 Elm', zip: '77002', visits: 1, lastVisit: null, matches: 213 },
  }));
  await openStaff('/staff/customers?q=garcia', {}, { findCustomers: async () => found });
  expect(
    await screen.findByText('50 of 213 customers. Type more words to see the others.'),
  ).toBeVisible();
});
