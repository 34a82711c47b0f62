import { Card } from '@site/ui/card';
import type { RegionSummary } from '../lib/records';
import styles from './RegionCards.module.css';
import { patternId } from './RegionPatterns';

/** The regions, each with its outline; their hatching is defined by the map on the page. */
export const RegionCards = ({ regions }: { regions: readonly RegionSummary[] }) => (
  <ul role="list" className={styles.root}>
    {regions.map(({ name, colour, description, zips, rating, outline }) => (
      <Card as="li" key={name}>
        <svg className={styles.outline} viewBox={outline.viewBox} aria-hidden="true">
          <path d={outline.d} fill={`url(#${patternId(colour)})`} />
        </svg>
        <h2 className={styles.name}>{name}</h2>
        <p>
          <strong>{zips}</strong> ZIP codes · {rating.toFixed(1)} average rating
        </p>
        <p className={styles.description}>{description}</p>
      </Card>
    ))}
  </ul>
);
