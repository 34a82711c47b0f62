import { Link } from 'react-router-dom';
import type { Neighbor } from '../data/shapes';
import { inMiles } from '../lib/words';
import * as m from '../messages/zip';
import styles from './NearbyAreas.module.css';

/** The next served ZIPs, nearest first. */
export const NearbyAreas = ({ neighbors }: { neighbors: readonly Neighbor[] }) => (
  <nav aria-labelledby="nearby" className={styles.root}>
    <h3 id="nearby">{m.nearbyAreas}</h3>
    <ul role="list">
      {neighbors.map(({ zipCode, name, miles, direction }) => (
        <li key={zipCode} className={styles.entry}>
          <Link to={`/service-area/${zipCode}`}>
            {name} {zipCode}
          </Link>{' '}
          <span className={styles.distance}>{m.milesTo({ miles: inMiles(miles), direction })}</span>
        </li>
      ))}
    </ul>
  </nav>
);
