import type { StaffVisit } from '@site/client/staff';
import { formatPhone } from '@site/data-types/format';
import { ButtonLink } from '@site/ui/button';
import { StateBadge } from '../board/StateBadge';
import { addressOf, mapsLink, telLink, whenOf } from '../lib/words';
import * as m from '../messages/visit';
import styles from './VisitHead.module.css';

/** Who, where and when, with one tap to call and one to navigate. */
export function VisitHead({ visit }: { visit: StaffVisit }) {
  const { name, phone, technician, language } = visit;
  const address = addressOf(visit);
  return (
    <div className={styles.root}>
      <div className={styles.state}>
        <StateBadge visit={visit} />
        <span>{technician?.name ?? m.noTechnicianYet}</span>
        {language === 'es' && <strong>{m.spanish}</strong>}
      </div>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.when}>{whenOf(visit)}</p>
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
