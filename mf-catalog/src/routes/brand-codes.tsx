import type { MetaArgs } from '@site/data-types/contract';
import { locale } from '@site/data-types/language';
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
import { codesPage } from '../lib/json-ld';
import { trails } from '../lib/trail';
import * as m from '../messages/brand-codes';

export const warm = ({ slug }: MetaArgs['params']) => codesRecords.warm(slug);

const either = new Intl.ListFormat(locale, { type: 'disjunction' });

const appliancesOf = ({ tables }: CodesRecord): string =>
  either.format(tables.map(({ appliance }) => appliance.name.toLowerCase()));

export function meta({ params, pathname }: MetaArgs) {
  const record = codesRecords.read(params.slug);
  if (!record) {
    return metadata({
      title: m.errorCodesNotFound,
      description: m.thereNoErrorCodes,
      path: pathname,
      status: 404,
    });
  }
  const { name, slug } = record;
  const examples = record.tables.flatMap(({ codes }) => codes.map(({ code }) => code)).slice(0, 3);
  return metadata({
    title: m.nameErrorCodesWhat({ name }),
    description: m.examplesDisplayWhatEach({
      examples: examples.join(', '),
      name,
      appliancesOf: appliancesOf(record),
    }),
    keywords: [m.nameErrorCodes({ name }), ...examples.map((code) => `${name} ${code}`)].map(
      (phrase) => phrase.toLowerCase(),
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
        title={m.errorCodesNotFound}
        text={m.listOnlyCodesRead}
        link={{ to: '/brands', label: m.viewAllBrands }}
      />
    );
  }
  const { name, tables } = record;
  const schedule = <ButtonLink to={brandBookingPath(name)}>{m.scheduleService}</ButtonLink>;
  return (
    <Page data-boundary="mf-catalog">
      <Breadcrumbs items={trails.codes(record)} />
      <Hero
        eyebrow={m.onTheDisplay}
        title={m.nameErrorCodes({ name })}
        lead={m.chooseCodeAppliancesOfIts({ appliancesOf: appliancesOf(record) })}
        bareAside
        aside={<CodeJumps name={name} tables={tables} />}
      >
        <Notice tone="warning" title={m.smokeSparksShockAlarm}>
          <p>
            {m.doNotTouchMachine} <EmergencyText>{m.fireCarbonMonoxideAlarm}</EmergencyText>
          </p>
          <p>
            <EmergencyText>{gasAdvice}</EmergencyText>
          </p>
        </Notice>
      </Hero>
      {tables.map(({ appliance, models, sources, codes }) => (
        <Section
          key={appliance.slug}
          title={m.codesOfAppliance({ brand: name, appliance: appliance.name.toLowerCase() })}
          lead={models}
        >
          <CodeEntries appliance={appliance} codes={codes} />
          <CodeSources sources={sources} />
        </Section>
      ))}
      <Section title={m.codeNotHere} lead={m.listOnlyCodesReadDocument({ name })}>
        <CallUs place="codes-unknown" variant="outline" />
      </Section>
      <ClosingCall
        title={m.nameCodeCameBack({ name })}
        text={m.codeNamesCircuitNot}
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
