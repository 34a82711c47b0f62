import type { RegionColor } from '../data/regions';
import styles from './AreaMap.module.css';

/** Hatching that distinguishes the regions without color, on a grid of 8 units. */
const hatches: Record<RegionColor, string> = {
  metro: 'M4 4v.01',
  north: 'M0 8 8 0M-2 2 2-2M6 10l4-4',
  west: 'M0 4h8',
  southwest: 'M4 0v8M0 4h8',
};

/** In the order of the lists. */
export const regionColors = Object.keys(hatches) as RegionColor[];

/** Id of a region's pattern, for `fill="url(#…)"`. */
export const patternId = (region: RegionColor): string => `region-${region}`;

/** The color and hatching of each region. An SVG that uses them includes this once. */
export const RegionPatterns = () => (
  <defs>
    {regionColors.map((region) => (
      <pattern
        key={region}
        id={patternId(region)}
        className={styles[region]}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
      >
        <rect className={styles.ground} width="8" height="8" />
        <path className={styles.hatch} d={hatches[region]} />
      </pattern>
    ))}
  </defs>
);
