import { useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import type { AreaMap as MapData } from '../data/shapes';
import * as m from '../messages/area-map';
import styles from './AreaMap.module.css';
import { AreaShapes } from './AreaShapes';
import { RegionPatterns } from './RegionPatterns';

interface AreaMapProps {
  map: MapData;
  /** Description of the map for screen readers. */
  label: string;
  /** ZIP of the current page, drawn in ink and without a link. */
  here?: string;
  /** ZIPs found by a search; undefined without a search. */
  found?: ReadonlySet<string>;
  /** Whether the page has defined the hatching before. */
  hasPatterns?: boolean;
  /** Drawn on top: lines and labels, hidden from screen readers because the page has the same text. */
  children?: ReactNode;
}

/**
 * Areas by ZIP, each a link. Regions differ in hatching as well as in color. The name of the area
 * under the pointer or the focus is shown below the map.
 */
export function AreaMap({ map, label, here, found, hasPatterns = false, children }: AreaMapProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const point = ({ target }: SyntheticEvent) => {
    setPointed((target as Element).closest('[data-zip]')?.getAttribute('data-zip') ?? null);
  };
  const leave = () => setPointed(null);
  const shown = map.areas.find(({ zipCode }) => zipCode === pointed);

  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${map.width} ${map.height}`}
        role="group"
        aria-label={label}
        onPointerOver={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        {!hasPatterns && <RegionPatterns />}
        <AreaShapes areas={map.areas} here={here} found={found} />
        <g className={styles.over} aria-hidden="true">
          {children}
          {shown && <path className={styles.pointed} d={shown.d} />}
        </g>
      </svg>
      <figcaption className={styles.caption} aria-hidden="true">
        {shown ? `${shown.zipCode} ${shown.name}` : m.eachAreaLinkIts}
      </figcaption>
    </figure>
  );
}
