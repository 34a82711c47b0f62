import { testCompany } from '@site/data-types/test-company';
import { provideCompany } from '@site/store';
import { render, screen, within } from '@testing-library/react';
import { Stamp, Ticket, TicketRow, TicketRows, TicketTotal } from '.';

beforeEach(() => provideCompany(testCompany));

test('a ticket shows its title, its number, its figures and the phone number', () => {
  render(
    <Ticket
      title="Repair estimate"
      number="APT-482913"
      stamp={<Stamp tone="success">Confirmed</Stamp>}
      place="estimate"
    >
      <TicketRows>
        <TicketRow label="Issue" value="Not Draining" />
        <TicketTotal label="Estimated cost" value="$162 - $315" />
      </TicketRows>
    </Ticket>,
  );
  const ticket = within(screen.getByRole('region', { name: 'Repair estimate' }));
  expect(ticket.getByRole('heading', { level: 2 })).toHaveTextContent('Repair estimate');
  expect(ticket.getByText('No. APT-482913')).toBeVisible();
  expect(ticket.getByText('Confirmed')).toBeVisible();
  expect(ticket.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Issue',
    'Estimated cost',
  ]);
  expect(ticket.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'Not Draining',
    '$162 - $315',
  ]);
  const call = ticket.getByRole('link', { name: testCompany.phone });
  expect(call).toHaveAttribute('data-place', 'estimate');
});
