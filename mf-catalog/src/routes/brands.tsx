import { paths } from '@site/data-types/paths';
import { metadata } from '@site/federation';
import { useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { ClosingCall } from '@site/ui/closing-call';
import { Grid, Hero, Page, Section } from '@site/ui/layout';
import { StatTiles } from '@site/ui/stat-tiles';
import { BrandCard } from '../components/BrandCard';
import { CallUs } from '@site/ui/call-us';
import type { BrandSummary } from '../data/shapes';
import { brandList } from '../lib/records';
import { pageList } from '../lib/structured-data';
import { trails } from '../lib/trail';

export const warm = () => brandList.warm();

export const meta = () =>
  metadata({
    title: 'Appliance Brands We Repair in Houston',
    description:
      'Twelve brands in detail, from Samsung to Sub-Zero: where the model label sits, what tends to fail and which appliances of each we repair in Houston.',
    keywords: ['appliance brands we repair', 'samsung repair houston', 'sub-zero repair houston'],
    path: '/brands',
    trail: trails.brands(),
    jsonLd: [
      pageList(
        'Brands we service',
        brandList.read().map(({ name, slug }) => ({ name, path: `/brands/${slug}` })),
      ),
    ],
  });

const isPremium = ({ popularity }: BrandSummary): boolean =>
  popularity === 'Premium' || popularity === 'Luxury';

export default function BrandsRoute() {
  const { claims, warrantyDays } = useCompany();
  const brands = brandList.read();
  const sections = [
    { title: 'Premium & Luxury', entries: brands.filter(isPremium) },
    { title: 'Popular Brands', entries: brands.filter((brand) => !isPremium(brand)) },
  ];
  return (
    <Page data-boundary="mf-catalog">
      <Breadcrumbs items={trails.brands()} />
      <Hero
        title="Brands we service"
        lead="Where each brand puts its model label, what tends to fail and how easily parts come."
        actions={
          <>
            <ButtonLink to={paths.booking} size="lg" icon="calendar">
              Schedule Service
            </ButtonLink>
            <CallUs place="brands-hero" variant="outline" />
          </>
        }
      />
      <StatTiles
        items={[
          { value: brands.length, label: 'Brands in detail' },
          { value: '100%', label: 'Genuine or approved parts' },
          { value: 'Same-day', label: 'Service, if a window is free' },
          { value: `${warrantyDays} days`, label: 'Warranty' },
        ]}
      />
      {sections.map(({ title, entries }) => (
        <Section key={title} title={title}>
          <Grid as="ul">
            {entries.map((brand) => (
              <BrandCard key={brand.slug} brand={brand} />
            ))}
          </Grid>
        </Section>
      ))}
      <ClosingCall
        title="Don't See Your Brand"
        text={`We service ${claims.brands} brands. Give us the name and the model number and we tell you before you book.`}
        actions={
          <>
            <ButtonLink to={paths.booking}>Schedule Service</ButtonLink>
            <CallUs place="brands-closing" variant="outline" />
          </>
        }
      />
    </Page>
  );
}
