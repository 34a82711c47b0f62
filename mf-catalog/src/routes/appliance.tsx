import type { MetaArgs } from '@site/data-types/contract';
import { isAppliance } from '@site/data-types/entities';
import { formatPriceRange } from '@site/data-types/format';
import { locale } from '@site/data-types/language';
import { metadata } from '@site/federation';
import { useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { ButtonLink } from '@site/ui/button';
import { ClosingCall } from '@site/ui/closing-call';
import { DefinitionList } from '@site/ui/definition-list';
import { Disclosure } from '@site/ui/disclosure';
import { ApplianceIcon } from '@site/ui/illustrations';
import { Grid, Hero, Page, Section } from '@site/ui/layout';
import { useLookedAt } from '@site/ui/looked-at';
import { asSample } from '@site/ui/sample-note';
import { Unbroken } from '@site/ui/unbroken';
import { useParams } from 'react-router-dom';
import { ApplianceFigure } from '../components/ApplianceFigure';
import { BrandLinks } from '../components/BrandLinks';
import { CallUs } from '@site/ui/call-us';
import { CatalogNotFound } from '../components/CatalogNotFound';
import { ChooserLink } from '../components/ChooserLink';
import { EmergencyCall } from '../components/EmergencyCall';
import { IssueCard } from '../components/IssueCard';
import { Pair } from '../components/Pair';
import { Promises } from '../components/Promises';
import { isLookAlike } from '../lib/chooser';
import { bookingPath } from '../lib/links';
import { repairOf, withPrice } from '../lib/prices';
import { applianceRecords, prices } from '../lib/records';
import { applianceService } from '../lib/json-ld';
import { trails } from '../lib/trail';
import type { AppliancePrices } from '@site/data-types/prices';
import * as m from '../messages/appliance';

/** Work that the prices of an appliance include and do not include, in their owner's words. */
const PriceScope = ({ prices }: { prices: AppliancePrices }) => (
  <p>
    {prices.included} {prices.excludes && m.notThesePricesExcludes({ excludes: prices.excludes })}
  </p>
);

export const warm = ({ slug }: MetaArgs['params']) =>
  Promise.all([applianceRecords.warm(slug), isAppliance(slug) && prices.warm(slug)]);

export function meta({ params, pathname }: MetaArgs) {
  const record = applianceRecords.read(params.slug);
  if (!record) {
    return metadata({
      title: m.applianceNotFound,
      description: m.thereNoApplianceAddress,
      path: pathname,
      status: 404,
    });
  }
  return metadata({
    title: record.seoTitle,
    description: withPrice(record.seoDescription, prices.get(record.slug).range),
    keywords: record.seoKeywords,
    path: `/appliances/${record.slug}`,
    trail: trails.appliance(record),
    jsonLd: [applianceService(record)],
  });
}

export default function ApplianceRoute() {
  const { slug } = useParams();
  const { rating, reviewCount, samples, warrantyDays } = useCompany();
  const record = applianceRecords.read(slug);
  useLookedAt(record && { appliance: record.slug, issue: '' });
  if (!record) {
    return (
      <CatalogNotFound
        title={m.applianceNotFound}
        text={m.noPageApplianceList}
        link={{ to: '/appliances', label: m.viewAllAppliances }}
      />
    );
  }
  const cost = prices.get(record.slug).range;
  const name = record.name.toLowerCase();
  const schedule = <ButtonLink to={bookingPath(record.slug)}>{m.scheduleService}</ButtonLink>;
  return (
    <Page data-boundary="mf-catalog">
      <Breadcrumbs items={trails.appliance(record)} />
      <Hero
        eyebrow={<ApplianceIcon slug={record.slug} size={48} withDrawing />}
        title={m.nameRepair({ name: record.name })}
        lead={record.description}
        actions={
          <>
            {schedule}
            <CallUs place="appliance-hero" variant="outline" />
          </>
        }
        aside={
          <ApplianceFigure
            slug={record.slug}
            title={m.insideNamePointWhat({ name })}
            issues={record.issues}
          />
        }
      >
        <DefinitionList
          rows={[
            { term: m.averageCost, description: formatPriceRange(cost) },
            { term: m.typicalVisit, description: cost.typicalVisit },
            { term: m.warranty, description: m.days({ warrantyDays }) },
            ...(samples
              ? [
                  {
                    term: asSample(m.ratingTerm),
                    description: m.rating5ReviewCountReviews({
                      rating: rating.toFixed(1),
                      reviewCount: reviewCount.toLocaleString(locale),
                    }),
                  },
                ]
              : []),
          ]}
        />
        <PriceScope prices={prices.get(record.slug)} />
        {isLookAlike(record.slug) && <ChooserLink />}
      </Hero>
      <Section title={m.commonNameProblems({ name })} lead={m.chooseOneSoundsLike}>
        <Grid as="ul" min="lg">
          {record.issues.map((issue) => (
            <IssueCard key={issue.slug} issue={issue} repair={repairOf(record.slug, issue.fault)} />
          ))}
        </Grid>
        <Disclosure summary={m.howNameWorksWhat({ name })} headingLevel={3}>
          <Pair>
            {record.overview.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Pair>
        </Disclosure>
      </Section>
      <BrandLinks title={m.nameBrandsWeService({ name: record.name })} brands={record.brands} />
      <Promises title={m.whyChooseUsName({ name })} />
      <EmergencyCall place="appliance-emergency" />
      <ClosingCall
        title={m.nameLooked({ name })}
        text={m.usuallyCostTypicalVisitSite({
          unbroken: (words) => <Unbroken>{words}</Unbroken>,
          cost: formatPriceRange(cost),
          unbroken2: (words) => <Unbroken>{words}</Unbroken>,
          typicalVisit: cost.typicalVisit,
          unbroken3: (words) => <Unbroken>{words}</Unbroken>,
          warrantyDays,
        })}
        actions={
          <>
            {schedule}
            <CallUs place="appliance-closing" variant="outline" />
          </>
        }
      />
    </Page>
  );
}
