import type { StaffVisit } from '@site/client/staff';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { Button, ButtonLink } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import { TicketRow, TicketRows } from '@site/ui/ticket';
import { useEffect, useRef } from 'react';
import { addressOf, jobOf, visitPath } from '../lib/words';
import styles from './PhoneVisit.module.css';

interface ReadBackProps {
  visit: StaffVisit;
  onNext: () => void;
}

/** The booked visit, to read to the caller before they hang up. */
export function ReadBack({ visit, onNext }: ReadBackProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id, name, email, preferredDate, preferredTime, technician, isWarranty } = visit;
  return (
    <div className={styles.booked}>
      <h2 ref={heading} tabIndex={-1}>
        Booked. Read it to the caller:
      </h2>
      <TicketRows>
        <TicketRow
          label="When"
          value={`${formatDay(preferredDate)}, ${formatWindow(preferredTime)}`}
        />
        <TicketRow label="Name" value={name} />
        <TicketRow label="Where" value={addressOf(visit)} />
        <TicketRow label="Job" value={jobOf(visit)} />
        {isWarranty && <TicketRow label="Price" value="Free, under warranty" />}
        <TicketRow label="Technician" value={technician?.name ?? 'Not chosen yet'} />
        <TicketRow label="Number" value={id} />
      </TicketRows>
      <Notice
        title={
          email
            ? `${email} gets a mail with these lines and a link to move or cancel.`
            : 'No mail address: the customer has only what you say.'
        }
      />
      <ButtonLink to={visitPath(id)} variant="outline">
        Open the Visit
      </ButtonLink>
      <Button variant="ghost" onClick={onNext}>
        Next Call
      </Button>
    </div>
  );
}
