import { regionLabel } from '../lib/region-label';
import type { MouseEvent } from 'react';
import { CardLink } from '@site/ui/card';
import type { RegionSummary } from '../data/shapes';
import * as m from '../messages/areas';
import { finderId } from './DirectoryFinder';
import styles from './RegionCards.module.css';
import { patternId, RegionPatterns } from './RegionPatterns';

/** Scrolls to the search, because the router does not scroll when only the filter changes. */
function showFinder({ metaKey, ctrlKey, shiftKey }: MouseEvent) {
  const finder = document.getElementById(finderId);
  if (metaKey || ctrlKey || shiftKey || !finder) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  finder.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
  finder.focus({ preventScroll: true });
}

interface RegionCardsProps {
  regions: readonly RegionSummary[];
  /** Text behind the rating; false hides it. */
  rating: string | false;
}

/**
 * The regions, each with its outline and a link to its ZIPs in the list. Defines the hatching for the map
 * below as well: most of that arrives later.
 */
export const RegionCards = ({ regions, rating: label }: RegionCardsProps) => (
  <ul role="list" className={styles.root}>
    {regions.map(({ name, color, description, zips, rating, outline }, place) => (
      <CardLink
        as="li"
        key={name}
        to={{ search: new URLSearchParams({ region: name }).toString(), hash: finderId }}
        title={regionLabel(name)}
        headingLevel={2}
        onClick={showFinder}
        media={
          <svg className={styles.outline} viewBox={outline.viewBox} aria-hidden="true">
            {place === 0 && <RegionPatterns />}
            <path d={outline.d} fill={`url(#${patternId(color)})`} />
          </svg>
        }
      >
        <p className={styles.figures}>
          {m.strongZipCodes({ Strong: <strong>{zips}</strong> })}
          {label && ` · ${rating.toFixed(1)} ${label}`}
        </p>
        <p className={styles.description}>{description}</p>
      </CardLink>
    ))}
  </ul>
);
