import { Link } from 'react-router-dom';
import type { PlaceLink } from '../data/shapes';
import { placePath } from '../lib/words';
import styles from './ZipList.module.css';

/** Links to cities and neighborhoods. */
export const PlaceLinks = ({ places }: { places: readonly PlaceLink[] }) => (
  <ul role="list" className={styles.named}>
    {places.map(({ slug, name }) => (
      <li key={slug}>
        <Link to={placePath(slug)}>{name}</Link>
      </li>
    ))}
  </ul>
);
