import { Card } from '@site/ui/card';
import { asSample } from '@site/ui/sample-note';
import type { Technician } from '../data/schema';
import { sampleTeam } from '../data/technicians';
import * as m from '../messages/technicians';
import styles from './TechnicianCard.module.css';

/** A technician, with a stamp of the initials because there are no portraits. */
export const TechnicianCard = ({ technician }: { technician: Technician }) => (
  <Card as="li" className={styles.root}>
    <span className={styles.initials} aria-hidden="true">
      {technician.initials}
    </span>
    <h3>{asSample(technician.name, sampleTeam)}</h3>
    <p>{m.startsDayZipCode({ zipCode: technician.zipCode })}</p>
    <p>
      {asSample(
        m.servicesThisWeekServicesThisWeek({ servicesThisWeek: technician.servicesThisWeek }),
        sampleTeam,
      )}
    </p>
  </Card>
);
