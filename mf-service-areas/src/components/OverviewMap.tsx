import type { OverviewMap as MapData } from '../data/shapes';
import * as m from '../messages/areas';
import { AreaMap } from './AreaMap';
import styles from './AreaMap.module.css';

/** The whole service area, with the names of regions and towns. The page has the regions' cards, too. */
export const OverviewMap = ({ map, found }: { map: MapData; found?: ReadonlySet<string> }) => (
  <AreaMap map={map} label={m.mapServiceAreaZip} found={found} hasPatterns>
    <path className={styles.borders} d={map.borders} />
    {map.labels.map(({ text, kind, at: [x, y] }) => (
      <text key={text} className={styles.label} data-kind={kind} x={x} y={y}>
        {text}
      </text>
    ))}
  </AreaMap>
);
