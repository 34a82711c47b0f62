import type { MetaArgs } from '@site/data-types/contract';
import { gasAdvice } from '@site/data-types/safety';
import { metadata } from '@site/federation';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { EmergencyText } from '@site/ui/emergency-text';
import { CallUs } from '@site/ui/call-us';
import { ClosingCall } from '@site/ui/closing-call';
import { Hero, Page, Section } from '@site/ui/layout';
import { useLookedAt } from '@site/ui/looked-at';
import { Notice } from '@site/ui/notice';
import { useParams } from 'react-router-dom';
import { CatalogNotFound } from '../components/CatalogNotFound';
import { CodeEntries } from '../components/codes/CodeEntries';
import { CodeJumps } from '../components/codes/CodeJumps';
import { CodeSources } from '../components/codes/CodeSources';
import type { CodesRecord } from '../data/shapes';
import { brandBookingPath } from '../lib/links';
import { codesRecords } from '../lib/records';
import { codesPage } from '../lib/structured-data';
import { trails } from '../lib/trail';

export const warm = ({ slug }: MetaArgs['params']) => codesRecords.warm(slug);

const appliancesOf = ({ tables }: CodesRecord): string =>
  tables.map(({ appliance }) => appliance.name.toLowerCase()).join(' or ');

export function meta({ params, pathname }: MetaArgs) {
  const record = codesRecords.read(params.slug);
  if (!record) {
    return metadata({
      title: 'Error Codes Not Found',
      description: 'There are no error codes at this address. See the list of brands we service.',
      path: pathname,
      status: 404,
    });
  }
  const { name, slug } = record;
  const examples = record.tables.flatMap(({ codes }) => codes.map(({ code }) => code)).slice(0, 3);
  return metadata({
    title: `${name} Error Codes and What to Check First`,
    description: `${examples.join(', ')} on the display? What each ${name} ${appliancesOf(record)} code means, the first check, and whether it may keep running.`,
    keywords: [`${name} error codes`, ...examples.map((code) => `${name} ${code}`)].map((phrase) =>
      phrase.toLowerCase(),
    ),
    path: `/brands/${slug}/codes`,
    trail: trails.codes(record),
    jsonLd: [codesPage(record)],
  });
}

export default function BrandCodesRoute() {
  const { slug } = useParams();
  const record = codesRecords.read(slug);
  useLookedAt(record && { brand: record.name });
  if (!record) {
    return (
      <CatalogNotFound
        title="Error Codes Not Found"
        text="We list only codes that we have read in a document of the maker, and have found none for this brand. Look in your model’s manual, or call and read us the display."
        link={{ to: '/brands', label: 'View All Brands' }}
      />
    );
  }
  const { name, tables } = record;
  const schedule = <ButtonLink to={brandBookingPath(name)}>Schedule Service</ButtonLink>;
  return (
    <Page data-boundary="mf-catalog">
      <Breadcrumbs items={trails.codes(record)} />
      <Hero
        eyebrow="On the display"
        title={`${name} error codes`}
        lead={`Choose the code of your ${appliancesOf(record)}: its meaning, the first check and whether to stop. S looks like 5, and O like 0.`}
        bareAside
        aside={<CodeJumps name={name} tables={tables} />}
      >
        <Notice tone="warning" title="Smoke, sparks, a shock or an alarm?">
          <p>
            Do not touch the machine. Switch its breaker off only if the way there is safe.{' '}
            <EmergencyText>
              Fire, a carbon monoxide alarm, headache or dizziness: everyone out, then 911.
            </EmergencyText>
          </p>
          <p>
            <EmergencyText>{gasAdvice}</EmergencyText>
          </p>
        </Notice>
      </Hero>
      {tables.map(({ appliance, models, sources, codes }) => (
        <Section
          key={appliance.slug}
          title={`${name} ${appliance.name.toLowerCase()} codes`}
          lead={models}
        >
          <CodeEntries appliance={appliance} codes={codes} />
          <CodeSources sources={sources} />
        </Section>
      ))}
      <Section
        title="Your code is not here?"
        lead={`This list has only codes that we have read in a document of the maker. Another code, or another ${name} model, may mean something else. Look in your model’s manual, or call and read us the display and the model number.`}
      >
        <CallUs place="codes-unknown" variant="outline" />
      </Section>
      <ClosingCall
        title={`The ${name} code came back?`}
        text="A code names the circuit, not the part. We measure first and tell you the price before any work."
        actions={
          <>
            {schedule}
            <CallUs place="codes-closing" variant="outline" />
          </>
        }
      />
    </Page>
  );
}
