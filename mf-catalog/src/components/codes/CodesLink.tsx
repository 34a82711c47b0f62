import { Link } from 'react-router-dom';
import type { BrandRecord } from '../../data/shapes';
import * as m from '../../messages/brand';
import styles from './CodesLink.module.css';

/** The way from a brand to its error codes, or why there are none. */
export const CodesLink = ({
  slug,
  name,
  hasCodes,
}: Pick<BrandRecord, 'slug' | 'name' | 'hasCodes'>) => (
  <p className={styles.root}>
    {m.codeDisplay}{' '}
    {hasCodes ? (
      <Link to={`/brands/${slug}/codes`}>{m.nameErrorCodesWhat({ name })}</Link>
    ) : (
      m.listOnlyCodesRead({ name })
    )}
  </p>
);
