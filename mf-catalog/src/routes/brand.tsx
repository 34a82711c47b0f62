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
import { brandPage } from '../lib/structured-data';
import { trails } from '../lib/trail';

export async function warm({ slug }: MetaArgs['params']): Promise<void> {
  const [record] = await Promise.all([brandRecords.warm(slug), warmCosts()]);
  if (record) await prices.warm(priceNoteFrom(record));
}

export function meta({ params, pathname }: MetaArgs) {
  const record = brandRecords.read(params.slug);
  if (!record) {
    return metadata({
      title: 'Brand Not Found',
      description: 'There is no brand at this address. See the list of brands we service.',
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
        title="Brand Not Found"
        text="We have no page for this brand, which does not mean that we do not repair it. Call and ask."
        link={{ to: '/brands', label: 'View All Brands' }}
      />
    );
  }
  const { name } = record;
  const schedule = <ButtonLink to={brandBookingPath(name)}>Schedule Service</ButtonLink>;
  return (
    <Page data-boundary="mf-catalog">
      <Breadcrumbs items={trails.brand(record)} />
      <Hero
        eyebrow="Brands we service"
        title={`${name} appliance repair`}
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
              { term: 'Founded', description: record.founded },
              { term: 'Headquarters', description: record.headquarters },
              {
                term: 'Market position',
                description: <PopularityBadge popularity={record.popularity} />,
              },
            ]}
          />
        }
      />
      <Section title={`What we know about ${name}`}>
        <Pair>
          {record.notes.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Pair>
        <CodesLink slug={record.slug} name={name} hasCodes={record.hasCodes} />
      </Section>
      <Section title={`${name} appliances we repair`} lead={priceNoteOf(record)}>
        <ApplianceTable appliances={record.appliances} caption={`${name} appliances we repair`} />
      </Section>
      <Section title="Service guarantee">
        <Prose>
          <p>
            Every {name} repair comes with a {warrantyDays}-day warranty on parts and labor. If the
            same issue comes back within that time, we fix it free. You hear the price before any
            work begins.
          </p>
        </Prose>
      </Section>
      <ClosingCall
        title={`Have your ${name} looked at`}
        text="Tell us the model number if you can reach the label, so that we bring the right parts."
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
