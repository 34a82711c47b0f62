import type { Example } from '../examples/example';
import { ButtonLink } from '../button';
import { Stamp } from './Stamp';
import { Ticket } from './Ticket';
import { TicketRow, TicketRows, TicketTotal } from './TicketRows';

export const examples: Example[] = [
  {
    name: 'estimate',
    element: (
      <Ticket place="example" title="Repair estimate" phoneLabel="Call to confirm:">
        <TicketRows>
          <TicketRow label="Appliance" value="Washing Machine" />
          <TicketRow label="Issue" value="Not Draining" />
          <TicketRow label="Elsewhere, 30% Higher" value="$211 - $410" />
          <TicketRow label="Accuracy" value="92%" />
          <TicketTotal label="Estimated cost" value="$162 - $315" />
        </TicketRows>
        <p>Diagnostic and labor, required parts, 90-day warranty and clean-up are included.</p>
        <ButtonLink to="/book-online" icon="calendar" fullWidth>
          Schedule Appointment
        </ButtonLink>
      </Ticket>
    ),
  },
  {
    name: 'confirmation',
    element: (
      <Ticket
        place="example"
        title="Appointment Scheduled!"
        number="APT-482913"
        stamp={<Stamp tone="success">Confirmed</Stamp>}
      >
        <TicketRows>
          <TicketRow label="Date" value="Friday, June 5, 2026" />
          <TicketRow label="Window" value="8-10 AM" />
          <TicketRow label="Address" value="1200 Example Street, Houston, TX 77002" />
        </TicketRows>
      </Ticket>
    ),
  },
  {
    name: 'stamps',
    element: (
      <Ticket
        place="example"
        title="Warranty"
        headingLevel={3}
        stamp={<Stamp tone="error">Expired</Stamp>}
      >
        <TicketRows>
          <TicketRow label="Washer, Jan 12" value={<Stamp tone="warning">3 days left</Stamp>} />
          <TicketRow label="Dryer, Mar 3" value={<Stamp>On file</Stamp>} />
        </TicketRows>
      </Ticket>
    ),
  },
];
