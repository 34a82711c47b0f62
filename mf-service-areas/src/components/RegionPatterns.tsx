import type { RegionColour } from '../data/regions';
import styles from './AreaMap.module.css';

/** Strokes that tell the regions apart without colour, on a grid of 8 units. */
const hatches: Record<RegionColour, string> = {
  metro: 'M4 4v.01',
  north: 'M0 8 8 0M-2 2 2-2M6 10l4-4',
  west: 'M0 4h8',
  southwest: 'M4 0v8M0 4h8',
};

/** Id of a region's pattern, for `fill="url(#…)"`. */
export const patternId = (region: RegionColour): string => `region-${region}`;

/** The colour and hatching of each region; once in an SVG that uses them. */
export const RegionPatterns = () => (
  <defs>
    {Object.entries(hatches).map(([region, d]) => (
      <pattern
        key={region}
        id={patternId(region as RegionColour)}
        className={styles[region]}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
      >
        <rect className={styles.ground} width="8" height="8" />
        <path className={styles.hatch} d={d} />
      </pattern>
    ))}
  </defs>
);
