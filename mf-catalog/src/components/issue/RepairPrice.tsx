import { EmergencyText } from '@site/ui/emergency-text';
import { Fragment } from '@site/federation';
import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { DefinitionList } from '@site/ui/definition-list';
import { Cluster, Section, Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { bookingPath } from '../../lib/links';
import { repairOf } from '../../lib/prices';
import { adviceFor } from '../../lib/urgency';
import * as m from '../../messages/issue';
import { Pair } from '../Pair';
import { OwnPrice } from './OwnPrice';
import type { IssueProps } from './issue-props';
import { DifficultyBadge, UrgencyBadge } from '@site/ui/badge';
import { prices } from '../../lib/records';

/** Work that the price does not include, in its owner's words. */
function PriceLimits({ issue }: IssueProps) {
  const { excludes } = repairOf(issue.appliance.slug, issue.fault);
  const { quotedBrands } = prices.get(issue.appliance.slug);
  return (
    <>
      {excludes && <p>{m.notPriceExcludes({ excludes })}</p>}
      {quotedBrands && <p>{quotedBrands}</p>}
    </>
  );
}

/** Price of the repair, the work it includes, and how soon the repair is needed. */
export function RepairPrice({ issue }: IssueProps) {
  const company = useCompany();
  const { appliance, fault } = issue;
  const { accuracy, urgency, difficulty, repairTime } = repairOf(appliance.slug, fault);
  const advice = adviceFor(issue, urgency, company);
  const ownPrice = <OwnPrice issue={issue} />;
  return (
    <Section
      id="cost"
      title={m.whatTheRepairCosts}
      lead={<EmergencyText>{issue.description}</EmergencyText>}
    >
      <Pair>
        <Stack>
          {accuracy === undefined ? (
            ownPrice
          ) : (
            <Fragment
              name="mf-estimator/EstimateTeaser"
              props={{ appliance: appliance.slug, issue: fault }}
              fallback={ownPrice}
            />
          )}
          <PriceLimits issue={issue} />
          <DefinitionList
            rows={[
              { term: m.timeOnSite, description: repairTime },
              {
                term: m.warranty,
                description: m.days({ warrantyDays: company.warrantyDays }),
              },
            ]}
          />
        </Stack>
        <Stack>
          <Cluster>
            {/* An urgent repair is called in at the top, because a booked visit may come too late. */}
            <ButtonLink
              to={bookingPath(appliance.slug, fault)}
              variant={urgency === 'Critical' ? 'outline' : 'primary'}
              icon="calendar"
            >
              {m.bookThisRepair}
            </ButtonLink>
          </Cluster>
          <Cluster>
            <UrgencyBadge urgency={urgency} />
            <DifficultyBadge difficulty={difficulty} />
          </Cluster>
          <Notice tone={advice.priority ? 'warning' : 'info'} title={advice.title}>
            <p>{advice.text}</p>
          </Notice>
        </Stack>
      </Pair>
    </Section>
  );
}
