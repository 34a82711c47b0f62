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
import { pageList } from '../lib/json-ld';
import { trails } from '../lib/trail';
import * as m from '../messages/brands';

export const warm = () => brandList.warm();

export const meta = () =>
  metadata({
    title: m.applianceBrandsRepairHouston,
    description: m.twelveBrandsDetailSamsung,
    keywords: m.keywords,
    path: '/brands',
    trail: trails.brands(),
    jsonLd: [
      pageList(
        m.brandsWeService,
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
    { title: m.premiumLuxury, entries: brands.filter(isPremium) },
    { title: m.popularBrands, entries: brands.filter((brand) => !isPremium(brand)) },
  ];
  return (
    <Page data-boundary="mf-catalog">
      <Breadcrumbs items={trails.brands()} />
      <Hero
        title={m.brandsWeService}
        lead={m.whereEachBrandPuts}
        actions={
          <>
            <ButtonLink to={paths.booking} size="lg" icon="calendar">
              {m.scheduleService}
            </ButtonLink>
            <CallUs place="brands-hero" variant="outline" />
          </>
        }
      />
      <StatTiles
        items={[
          { value: brands.length, label: m.brandsInDetail },
          { value: '100%', label: m.genuineOrApprovedParts },
          { value: m.sameDay, label: m.serviceWindowFree },
          { value: m.days({ warrantyDays }), label: m.warranty },
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
        title={m.dontSeeYourBrand}
        text={m.weServiceMoreBrands({ brands: claims.brands })}
        actions={
          <>
            <ButtonLink to={paths.booking}>{m.scheduleService}</ButtonLink>
            <CallUs place="brands-closing" variant="outline" />
          </>
        }
      />
    </Page>
  );
}
