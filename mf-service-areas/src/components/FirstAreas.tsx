import { Section } from '@site/ui/layout';
import { Link } from 'react-router-dom';
import { lookUp, servedZips } from '../coverage';
import * as m from '../messages/technicians';
import styles from './ZipList.module.css';

const shown = 24;

/** The first served ZIPs and a link to the rest. */
export const FirstAreas = () => (
  <Section
    title={m.whereTheyWork}
    action={<Link to="/service-areas">{m.allLengthZipCodes({ length: servedZips().length })}</Link>}
  >
    <ul role="list" className={styles.named}>
      {servedZips()
        .slice(0, shown)
        .map(lookUp)
        .map(({ zipCode, neighborhood, city }) => (
          <li key={zipCode}>
            <Link to={`/service-area/${zipCode}`}>
              {zipCode} {neighborhood ?? city}
            </Link>
          </li>
        ))}
    </ul>
  </Section>
);
