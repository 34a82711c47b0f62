import { fireEvent, screen } from '@testing-library/react';
import { today, visit } from '../testing/fake-staff';
import { button, freshBrowser, openStaff } from '../testing/open-staff';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

async function openPanel() {
  const move = jest.fn(async () => visit({ version: 3, preferredTime: '4-6 PM' }));
  const opened = await openStaff('/staff/visit?id=APT-100001', { visits: [visit()] }, { move });
  await opened.user.click(await screen.findByRole('button', { name: 'Move' }));
  await screen.findByRole('radio', { name: /^4 PM/ });
  return { ...opened, move, day: screen.getByLabelText('Day') };
}

test('the time that the visit has is not sent, because no mail would follow', async () => {
  const { user, move, day } = await openPanel();
  await user.click(button('Move and Notify'));
  const windows = screen.getByRole('group', { name: /Window on/ });
  expect(windows).toHaveAccessibleDescription(/The visit is at this time already/);
  expect(day).not.toHaveAccessibleDescription();
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(windows);
  expect(move).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: /^4 PM/ }));
  expect(windows).not.toHaveAccessibleDescription();
  await user.click(button('Move and Notify'));
  expect(move).toHaveBeenCalledWith('APT-100001', { date: today, time: '4-6 PM' }, { version: 2 });
  expect(
    await screen.findByText(/^Moved to .*4 PM - 6 PM\. The customer gets a mail\./),
  ).toBeVisible();
});

test('without a day nothing is sent, and the page says what is missing', async () => {
  const { user, move, day } = await openPanel();
  fireEvent.change(day, { target: { value: '' } });
  await user.click(button('Move and Notify'));
  expect(day).toHaveAccessibleDescription(/Please choose a day/);
  expect(day).toHaveFocus();
  expect(move).not.toHaveBeenCalled();
});
