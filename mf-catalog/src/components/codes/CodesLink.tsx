import { Link } from 'react-router-dom';
import type { BrandRecord } from '../../data/shapes';
import styles from './CodesLink.module.css';

/** The way from a brand to its error codes. */
export const CodesLink = ({ slug, name }: Pick<BrandRecord, 'slug' | 'name'>) => (
  <p className={styles.root}>
    A code on the display?{' '}
    <Link to={`/brands/${slug}/codes`}>{name} error codes and what to check</Link>
  </p>
);
