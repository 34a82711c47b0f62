import { CardLink } from '@site/ui/card';
import type { DirectoryEntry } from '../lib/records';
import { inHours } from '../lib/words';
import styles from './DirectoryCard.module.css';

/** One ZIP of the directory. */
export function DirectoryCard({ entry }: { entry: DirectoryEntry }) {
  const { zipCode, city, neighborhood, region, rating, responseHours, monthlyRepairs } = entry;
  return (
    <CardLink
      as="li"
      className={styles.root}
      to={`/service-area/${zipCode}`}
      title={`${city} ${zipCode}`}
      meta={
        <>
          <span>{region}</span>
          <span>{rating.toFixed(1)} of 5</span>
        </>
      }
      prompt="View Services"
    >
      {neighborhood && <p>{neighborhood}</p>}
      <p className={styles.figures}>
        {inHours(responseHours)} to arrive, {monthlyRepairs} repairs a month
      </p>
    </CardLink>
  );
}
