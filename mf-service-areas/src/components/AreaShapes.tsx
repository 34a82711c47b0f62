import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { DrawnArea } from '../data/shapes';
import styles from './AreaMap.module.css';
import { patternId, regionColors } from './RegionPatterns';

interface AreaShapesProps {
  areas: readonly DrawnArea[];
  here: string | undefined;
  found: ReadonlySet<string> | undefined;
}

/** The areas of a map. Memoized, because a hundred links must not render at each pointer move. */
export const AreaShapes = memo(({ areas, here, found }: AreaShapesProps) => {
  const own = areas.find(({ zipCode }) => zipCode === here);
  return (
    <>
      {regionColors.map((color) => (
        <g key={color} fill={`url(#${patternId(color)})`}>
          {areas
            .filter((area) => area.region === color && area !== own)
            .map((area) => (
              <AreaShape key={area.zipCode} area={area} found={found?.has(area.zipCode)} />
            ))}
        </g>
      ))}
      {own && <path className={styles.here} d={own.d} />}
    </>
  );
});
AreaShapes.displayName = 'AreaShapes';

function AreaShape({ area, found }: { area: DrawnArea; found: boolean | undefined }) {
  return (
    <Link
      to={`/service-area/${area.zipCode}`}
      className={styles.area}
      aria-label={`${area.zipCode} ${area.name}`}
      data-zip={area.zipCode}
      data-found={found ? '' : undefined}
      data-faded={found === false ? '' : undefined}
    >
      <path d={area.d} />
    </Link>
  );
}
