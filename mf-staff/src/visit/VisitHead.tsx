import type { StaffVisit } from '@site/client/staff';
import { formatPhone } from '@site/data-types/format';
import { formatDay, formatWindow } from '@site/data-types/visit';
import { ButtonLink } from '@site/ui/button';
import { StateBadge } from '../board/StateBadge';
import { addressOf, mapsLink, telLink } from '../lib/words';
import * as m from '../messages/visit';
import styles from './VisitHead.module.css';

/** Who, where and when, with one tap to call and one to navigate. */
export function VisitHead({ visit }: { visit: StaffVisit }) {
  const { name, phone, technician, preferredDate, preferredTime } = visit;
  const address = addressOf(visit);
  return (
    <div className={styles.root}>
      <div className={styles.state}>
        <StateBadge visit={visit} />
        <span>{technician?.name ?? m.noTechnicianYet}</span>
      </div>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.when}>
        {formatDay(preferredDate)}, {formatWindow(preferredTime)}
      </p>
      <p>{address}</p>
      <p className={styles.number}>{formatPhone(phone)}</p>
      <div className={styles.reach}>
        <ButtonLink variant="accent" size="lg" icon="phone" href={telLink(phone)}>
          {m.call}
        </ButtonLink>
        <ButtonLink variant="outline" size="lg" icon="pin" href={mapsLink(address)} target="_blank">
          {m.navigate}
        </ButtonLink>
      </div>
    </div>
  );
}
