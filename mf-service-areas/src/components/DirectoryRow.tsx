import { regionLabel } from '../lib/region-label';
import { Icon } from '@site/ui/icon';
import { Link } from 'react-router-dom';
import type { DirectoryEntry } from '../data/shapes';
import { inHours } from '../lib/words';
import * as m from '../messages/areas';
import styles from './DirectoryRow.module.css';

/** One ZIP of the directory, a link as wide as the list. */
export function DirectoryRow({ entry, figures }: { entry: DirectoryEntry; figures: boolean }) {
  const { zipCode, city, neighborhood, region, rating, responseHours, monthlyRepairs } = entry;
  return (
    <li className={styles.root}>
      <h3 className={styles.name}>
        <Link className={styles.link} to={`/service-area/${zipCode}`}>
          {city} {zipCode}
        </Link>
      </h3>
      <p className={styles.prompt} aria-hidden="true">
        {m.viewServices} <Icon name="arrow-right" size="sm" />
      </p>
      <p className={styles.facts}>
        <span>
          {neighborhood ? `${neighborhood}, ${regionLabel(region)}` : regionLabel(region)}
        </span>
        {figures && (
          <>
            {' '}
            <span>{m.ratingOf5({ rating: rating.toFixed(1) })}</span>{' '}
            <span>{m.inHoursToArrive({ inHours: inHours(responseHours) })}</span>{' '}
            <span>{m.repairsAMonth({ monthlyRepairs })}</span>
          </>
        )}
      </p>
    </li>
  );
}
