import type { AreaMap as MapData } from '../data/shapes';
import * as m from '../messages/zip';
import { AreaMap } from './AreaMap';
import styles from './AreaMap.module.css';

/** The page's area in ink with its neighbors, each with its ZIP. */
export const LocalMap = ({ map, zipCode }: { map: MapData; zipCode: string }) => (
  <AreaMap map={map} label={m.mapAroundZipCode({ zipCode })} here={zipCode}>
    {map.areas.map((area) => (
      <text
        key={area.zipCode}
        className={styles.label}
        data-kind={area.zipCode === zipCode ? 'here' : 'zip'}
        x={area.at[0]}
        y={area.at[1]}
      >
        {area.zipCode}
      </text>
    ))}
  </AreaMap>
);
