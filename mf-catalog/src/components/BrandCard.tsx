import { CardLink } from '@site/ui/card';
import { DefinitionList } from '@site/ui/definition-list';
import type { BrandSummary } from '../data/shapes';
import styles from './BrandCard.module.css';
import { PopularityBadge } from './PopularityBadge';

/** A brand in a list, under its name as the brand sets it. */
export const BrandCard = ({ brand }: { brand: BrandSummary }) => (
  <CardLink
    as="li"
    to={`/brands/${brand.slug}`}
    title={brand.name}
    media={
      <p className={styles.logo} aria-hidden="true">
        {brand.logo}
      </p>
    }
    meta={<PopularityBadge popularity={brand.popularity} />}
  >
    <p>{brand.description}</p>
    <DefinitionList
      rows={[
        { term: 'Founded', description: brand.founded },
        { term: 'Headquarters', description: brand.headquarters },
      ]}
    />
  </CardLink>
);
