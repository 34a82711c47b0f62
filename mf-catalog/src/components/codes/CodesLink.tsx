import { Link } from 'react-router-dom';
import type { BrandRecord } from '../../data/shapes';
import styles from './CodesLink.module.css';

/** The way from a brand to its error codes, or why there are none. */
export const CodesLink = ({
  slug,
  name,
  hasCodes,
}: Pick<BrandRecord, 'slug' | 'name' | 'hasCodes'>) => (
  <p className={styles.root}>
    A code on the display?{' '}
    {hasCodes ? (
      <Link to={`/brands/${slug}/codes`}>{name} error codes and what to check</Link>
    ) : (
      `We list only codes that we have read in a document of the maker, and have found none for ${name}. Look in your model’s manual, or call and read us the display.`
    )}
  </p>
);
