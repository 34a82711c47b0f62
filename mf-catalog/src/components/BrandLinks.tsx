import { Grid, Section } from '@site/ui/layout';
import { Link } from 'react-router-dom';
import type { ApplianceRecord } from '../data/shapes';
import styles from './BrandLinks.module.css';
import { PopularityBadge } from './PopularityBadge';

interface BrandLinksProps extends Pick<ApplianceRecord, 'brands'> {
  title: string;
}

/** Brands that make an appliance, each with its market position. */
export const BrandLinks = ({ title, brands }: BrandLinksProps) => (
  <Section title={title}>
    <Grid as="ul" min="sm">
      {brands.map(({ slug, name, popularity }) => (
        <li key={slug} className={styles.brand}>
          <Link to={`/brands/${slug}`}>{name}</Link>
          <PopularityBadge popularity={popularity} />
        </li>
      ))}
    </Grid>
  </Section>
);
