import { CardLink } from '@site/ui/card';
import type { RegionSummary } from '../lib/records';
import { finderId } from './DirectoryFinder';
import styles from './RegionCards.module.css';
import { patternId } from './RegionPatterns';

/**
 * The regions, each with its outline and the way to its ZIPs in the list; their hatching is defined
 * by the map on the page.
 */
export const RegionCards = ({ regions }: { regions: readonly RegionSummary[] }) => (
  <ul role="list" className={styles.root}>
    {regions.map(({ name, colour, description, zips, rating, outline }) => (
      <CardLink
        as="li"
        key={name}
        to={{ search: new URLSearchParams({ region: name }).toString(), hash: finderId }}
        title={name}
        headingLevel={2}
        media={
          <svg className={styles.outline} viewBox={outline.viewBox} aria-hidden="true">
            <path d={outline.d} fill={`url(#${patternId(colour)})`} />
          </svg>
        }
      >
        <p className={styles.figures}>
          <strong>{zips}</strong> ZIP codes · {rating.toFixed(1)} average rating
        </p>
        <p className={styles.description}>{description}</p>
      </CardLink>
    ))}
  </ul>
);
