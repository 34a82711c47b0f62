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
      `We list none for ${name}, because we have found no public document of the maker that explains them. Look in the manual of your model, or read us the display when you call.`
    )}
  </p>
);
