import type { MetaArgs } from '@site/data-types/contract';
import { metadata } from '@site/federation';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Page, Section, Prose } from '@site/ui/layout';
import { useLookedAt } from '@site/ui/looked-at';
import { useParams } from 'react-router-dom';
import { CatalogNotFound } from '../components/CatalogNotFound';
import { FirstAid } from '../components/issue/FirstAid';
import { IssueClosing } from '../components/issue/IssueClosing';
import { OnThisPage } from '../components/issue/OnThisPage';
import { MoreHelp } from '../components/issue/MoreHelp';
import { RepairPrice } from '../components/issue/RepairPrice';
import { RepairSteps } from '../components/issue/RepairSteps';
import { Signs } from '../components/issue/Signs';
import { TryFirst } from '../components/issue/TryFirst';
import { Warranty } from '../components/issue/Warranty';
import { WhereItSits } from '../components/issue/WhereItSits';
import { WhyItHappens } from '../components/issue/WhyItHappens';
import { applianceOfIssue } from '../lib/appliance-of';
import { repairOf, withPrice } from '../lib/prices';
import { issueRecords, prices } from '../lib/records';
import { issueArticle } from '../lib/json-ld';
import { trails } from '../lib/trail';
import type { IssueProps } from '../components/issue/issue-props';
import { PlainList } from '../components/issue/PlainList';
import * as m from '../messages/issue';

/** Repair or replace, by the age of the appliance and the price, which follows. */
const WorthIt = ({ issue }: IssueProps) => (
  <Section id="worth-it" title={m.repairOrReplaceQuestion}>
    <Prose>
      <p>{issue.worthIt.repair}</p>
      <p>{issue.worthIt.replace}</p>
    </Prose>
  </Section>
);

/** Habits that keep it from happening again. */
const Prevention = ({ issue }: IssueProps) => (
  <Section title={m.howToPreventIt}>
    <PlainList entries={issue.prevention} wide />
  </Section>
);

export async function warm({ slug }: MetaArgs['params']): Promise<void> {
  const [record] = await Promise.all([
    issueRecords.warm(slug),
    prices.warm(applianceOfIssue(slug)),
  ]);
  // An old address does not name its appliance, so the name comes from the record.
  await prices.warm(record?.appliance.slug);
}

export function meta({ params, pathname }: MetaArgs) {
  const record = issueRecords.read(params.slug);
  if (!record) {
    return metadata({
      title: m.issueNotFound,
      description: m.thereNoRepairIssue,
      path: pathname,
      status: 404,
    });
  }
  return metadata({
    title: record.seoTitle,
    description: withPrice(record.seoDescription, repairOf(record.appliance.slug, record.fault)),
    keywords: record.seoKeywords,
    path: `/issues/${record.slug}`,
    trail: trails.issue(record, record.appliance),
    jsonLd: [issueArticle(record)],
    type: 'article',
  });
}

export default function IssueRoute() {
  const { slug } = useParams();
  const record = issueRecords.read(slug);
  useLookedAt(record && { appliance: record.appliance.slug, issue: record.fault });
  if (!record) {
    return (
      <CatalogNotFound
        title={m.issueNotFound}
        text={m.noPageProblemStart}
        link={{ to: '/appliances', label: m.viewAllAppliances }}
      />
    );
  }
  return (
    <Page data-boundary="mf-catalog">
      <Breadcrumbs items={trails.issue(record, record.appliance)} />
      <FirstAid issue={record} />
      <OnThisPage />
      <TryFirst issue={record} />
      <WorthIt issue={record} />
      <RepairPrice issue={record} />
      <Signs issue={record} />
      <WhyItHappens issue={record} />
      <WhereItSits issue={record} />
      <RepairSteps issue={record} />
      <Prevention issue={record} />
      <Warranty />
      <MoreHelp issue={record} />
      <IssueClosing issue={record} />
    </Page>
  );
}
