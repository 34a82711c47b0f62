import type { StaffVisit } from '@site/client/staff';
import { Button, ButtonLink } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import { TicketRow, TicketRows } from '@site/ui/ticket';
import { useEffect, useRef } from 'react';
import { addressOf, jobOf, visitPath, whenOf } from '../lib/words';
import * as m from '../messages/call';
import styles from './PhoneVisit.module.css';

interface ReadBackProps {
  visit: StaffVisit;
  onNext: () => void;
}

/** The booked visit, to read to the caller before they hang up. */
export function ReadBack({ visit, onNext }: ReadBackProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id, name, email, technician, isWarranty } = visit;
  return (
    <div className={styles.booked}>
      <h2 ref={heading} tabIndex={-1}>
        {m.bookedReadCaller}
      </h2>
      <TicketRows>
        <TicketRow label={m.when} value={whenOf(visit)} />
        <TicketRow label={m.nameLabel} value={name} />
        <TicketRow label={m.where} value={addressOf(visit)} />
        <TicketRow label={m.job} value={jobOf(visit)} />
        {isWarranty && <TicketRow label={m.price} value={m.freeUnderWarranty} />}
        <TicketRow label={m.technician} value={technician?.name ?? m.notChosenYet} />
        <TicketRow label={m.number} value={id} />
      </TicketRows>
      <Notice title={email ? m.emailGetsMailThese({ email }) : m.noMailAddressCustomer} />
      <ButtonLink to={visitPath(id)} variant="outline">
        {m.openTheVisit}
      </ButtonLink>
      <Button variant="ghost" onClick={onNext}>
        {m.nextCall}
      </Button>
    </div>
  );
}
