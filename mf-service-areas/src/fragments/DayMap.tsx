import type { DayStop } from '@site/data-types/federated-modules';
import { directoryRecords, directorySlug } from '../lib/records';
import type { DrawnArea } from '../data/shapes';
import { boxAround } from '../lib/box-around';
import * as m from '../messages/day-map';
import styles from './DayMap.module.css';

export const warm = () => directoryRecords.warm(directorySlug);

/** A stop at its place on the map. */
interface Point extends DayStop {
  /** Of this person, from 1. */
  number: number;
  at: [x: number, y: number];
}

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

function pointsOf(stops: DayStop[], areas: DrawnArea[]): Point[] {
  const counts = new Map<string, number>();
  return stops.flatMap((stop) => {
    const area = areas.find(({ zipCode }) => zipCode === stop.zip);
    const number = (counts.get(stop.person) ?? 0) + 1;
    counts.set(stop.person, number);
    return area ? [{ ...stop, number, at: area.at }] : [];
  });
}

/** The stops of a day in driving order, a line for each person. The list next to it has the addresses. */
export default function DayMap({ stops }: { stops: DayStop[] }) {
  const map = directoryRecords.read(directorySlug)?.map;
  const points = map ? pointsOf(stops, map.areas) : [];
  if (!map || points.length === 0) return null;
  const people = [...new Set(points.map(({ person }) => person))];
  const ofPerson = (person: string) => points.filter((point) => point.person === person);
  const words = people.map(
    (person) =>
      `${person}: ${ofPerson(person)
        .map(({ zip }) => zip)
        .join(', ')}`,
  );
  const missing = [...new Set(stops.map(({ zip }) => zip))].filter(
    (zip) => !points.some((point) => point.zip === zip),
  );
  const box = boxAround(points, map);
  const unit = Number(box.split(' ')[2]) / 100;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={box}
        role="img"
        aria-label={m.mapStopsDrivingOrder({ words: words.join('. ') })}
        style={{ '--unit': unit } as object}
      >
        {map.areas.map(({ zipCode, d }) => (
          <path key={zipCode} className={styles.area} d={d} />
        ))}
        <path className={styles.borders} d={map.borders} />
        {people.map((person, index) => (
          <polyline
            key={person}
            className={styles.route}
            data-dash={index % 3}
            points={ofPerson(person)
              .map(({ at }) => at.join())
              .join(' ')}
          />
        ))}
        {points.map(({ person, number, at: [x, y] }, index) => {
          // Stops in the same ZIP stand next to each other.
          const before = points.slice(0, index).filter(({ at }) => at[0] === x && at[1] === y);
          const left = x + before.length * 9 * unit;
          return (
            <g key={`${person} ${number}`}>
              <circle className={styles.stop} cx={left} cy={y} r={4.6 * unit} />
              <text className={styles.label} x={left} y={y}>
                {people.length > 1 ? initials(person) : ''}
                {number}
              </text>
            </g>
          );
        })}
      </svg>
      {missing.length > 0 && (
        <figcaption>{m.notMapMissing({ missing: missing.join(', ') })}</figcaption>
      )}
    </figure>
  );
}
