import type { MetaArgs } from '@site/data-types/contract';
import { metadata } from '@site/federation';
import { useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { ClosingCall } from '@site/ui/closing-call';
import { DefinitionList } from '@site/ui/definition-list';
import { Hero, Page, Prose, Section } from '@site/ui/layout';
import { useLookedAt } from '@site/ui/looked-at';
import { useParams } from 'react-router-dom';
import { ApplianceTable } from '../components/ApplianceTable';
import { CallUs } from '@site/ui/call-us';
import { CatalogNotFound } from '../components/CatalogNotFound';
import { CodesLink } from '../components/codes/CodesLink';
import { Pair } from '../components/Pair';
import { PopularityBadge } from '../components/PopularityBadge';
import { brandBookingPath } from '../lib/links';
import { priceNoteFrom, priceNoteOf } from '../lib/brand-price';
import { warmCosts } from '../lib/prices';
import { brandRecords, prices } from '../lib/records';
import { brandPage } from '../lib/json-ld';
import { trails } from '../lib/trail';
import * as m from '../messages/brand';

export async function warm({ slug }: MetaArgs['params']): Promise<void> {
  const [record] = await Promise.all([brandRecords.warm(slug), warmCosts()]);
  if (record) await prices.warm(priceNoteFrom(record));
}

export function meta({ params, pathname }: MetaArgs) {
  const record = brandRecords.read(params.slug);
  if (!record) {
    return metadata({
      title: m.brandNotFound,
      description: m.thereNoBrandAddress,
      path: pathname,
      status: 404,
    });
  }
  return metadata({
    title: record.seoTitle,
    description: record.seoDescription,
    keywords: record.seoKeywords,
    path: `/brands/${record.slug}`,
    trail: trails.brand(record),
    jsonLd: [brandPage(record)],
  });
}

export default function BrandRoute() {
  const { slug } = useParams();
  const { warrantyDays } = useCompany();
  const record = brandRecords.read(slug);
  useLookedAt(record && { brand: record.name });
  if (!record) {
    return (
      <CatalogNotFound
        title={m.brandNotFound}
        text={m.noPageBrandWhich}
        link={{ to: '/brands', label: m.viewAllBrands }}
      />
    );
  }
  const { name } = record;
  const schedule = <ButtonLink to={brandBookingPath(name)}>{m.scheduleService}</ButtonLink>;
  return (
    <Page data-boundary="mf-catalog">
      <Breadcrumbs items={trails.brand(record)} />
      <Hero
        eyebrow={m.brandsWeService}
        title={m.nameApplianceRepair({ name })}
        lead={record.description}
        actions={
          <>
            {schedule}
            <CallUs place="brand-hero" variant="outline" />
          </>
        }
        aside={
          <DefinitionList
            rows={[
              { term: m.founded, description: record.founded },
              { term: m.headquarters, description: record.headquarters },
              {
                term: m.marketPosition,
                description: <PopularityBadge popularity={record.popularity} />,
              },
            ]}
          />
        }
      />
      <Section title={m.whatKnowAboutName({ name })}>
        <Pair>
          {record.notes.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Pair>
        <CodesLink slug={record.slug} name={name} hasCodes={record.hasCodes} />
      </Section>
      <Section title={m.nameAppliancesWeRepair({ name })} lead={priceNoteOf(record)}>
        <ApplianceTable
          appliances={record.appliances}
          caption={m.nameAppliancesWeRepair({ name })}
        />
      </Section>
      <Section title={m.serviceGuarantee}>
        <Prose>
          <p>{m.everyNameRepairComes({ name, warrantyDays })}</p>
        </Prose>
      </Section>
      <ClosingCall
        title={m.nameLooked({ name })}
        text={m.tellUsModelNumber}
        actions={
          <>
            {schedule}
            <CallUs place="brand-closing" variant="outline" />
          </>
        }
      />
    </Page>
  );
}
