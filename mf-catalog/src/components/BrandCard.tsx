import { CardLink } from '@site/ui/card';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import type { BrandSummary } from '../data/shapes';
import { popularityWords } from '../lib/popularity';
import * as m from '../messages/brands';
import styles from './BrandCard.module.css';
import { Facts } from './Facts';

/** A brand in a list. Readers see the wordmark, screen readers hear the name. */
export const BrandCard = ({ brand }: { brand: BrandSummary }) => (
  <CardLink
    as="li"
    to={`/brands/${brand.slug}`}
    title={
      <>
        <span className={styles.logo} aria-hidden="true">
          {brand.logo}
        </span>
        <VisuallyHidden>{brand.name}</VisuallyHidden>
      </>
    }
  >
    <p className={styles.description}>{brand.description}</p>
    <Facts
      rows={[
        { term: m.founded, description: brand.founded },
        { term: m.headquarters, description: brand.headquarters },
        { term: m.statusLabel, description: popularityWords[brand.popularity] },
      ]}
    />
  </CardLink>
);
