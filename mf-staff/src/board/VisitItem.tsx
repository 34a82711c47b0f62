import type { StaffVisit } from '@site/client/staff';
import { ButtonLink } from '@site/ui/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressOf, jobOf, mapsLink, telLink, visitPath, whenOf } from '../lib/words';
import * as m from '../messages/photo-strip';
import { PhotoStrip, photosOfCustomer } from './PhotoStrip';
import { StateBadge } from './StateBadge';
import styles from './VisitItem.module.css';
import { VisitWords } from './VisitWords';

interface VisitItemProps {
  visit: StaffVisit;
  /** Shows the day and the window, if the list is not divided by them. */
  withTime?: boolean;
  /** The visit's changes that wait on this phone. */
  waiting?: string | undefined;
  /** A button next to those that call and navigate. */
  action?: ReactNode;
}

/** A visit in a list, with its notes and photos: one tap opens it, calls or navigates. */
export function VisitItem({ visit, withTime = false, waiting, action }: VisitItemProps) {
  const { id, name, phone, technician, notes, comments, isWarranty } = visit;
  const address = addressOf(visit);
  const noteCount = notes.length + (comments ? 1 : 0);
  const facts = [
    visit.language === 'es' && m.spanish,
    technician ? technician.name : m.noTechnicianYet,
    isWarranty && m.warrantyFree,
    // One note is there to read. Of several, the last ones may not fit into their lines.
    noteCount > 1 && m.notes({ count: noteCount }),
  ].filter(Boolean);
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <StateBadge visit={visit} />
        {withTime && <span className={styles.when}>{whenOf(visit)}</span>}
      </div>
      <h3 className={styles.name}>
        <Link to={visitPath(id)}>{name}</Link>
      </h3>
      <p>{jobOf(visit)}</p>
      <p>{address}</p>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <VisitWords visit={visit} />
      {photosOfCustomer(visit).length > 0 && <PhotoStrip visit={visit} />}
      {waiting && <p className={styles.waiting}>{waiting}</p>}
      <div className={styles.actions}>
        {action}
        <ButtonLink
          variant="outline"
          icon="phone"
          href={telLink(phone)}
          aria-label={m.callName({ name })}
        >
          {m.call}
        </ButtonLink>
        <ButtonLink
          variant="outline"
          icon="pin"
          href={mapsLink(address)}
          target="_blank"
          aria-label={m.navigateToName({ name })}
        >
          {m.navigate}
        </ButtonLink>
      </div>
    </li>
  );
}
