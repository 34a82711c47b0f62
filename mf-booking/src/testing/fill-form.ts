import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { weekday } from './fake-backend';

/** Answers every question of the booking form. @param answers replace the usual ones */
export async function fillForm(
  user: UserEvent,
  answers: { zip?: string; issue?: string; time?: string } = {},
): Promise<void> {
  const { zip = '77002', issue = 'Not Heating', time = '2-4 PM' } = answers;
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  write('Name', 'Ada Homeowner');
  write('Phone', '7135550142');
  write('Email', 'ada@home.example');
  write('Address', '12 Bayou Lane');
  write('ZIP code', zip);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Appliance' }), 'Dryer');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Issue' }), issue);
  write('Preferred date', weekday(9));
  await user.click(screen.getByRole('radio', { name: time }));
}
