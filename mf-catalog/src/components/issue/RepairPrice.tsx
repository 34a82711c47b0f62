import { Fragment } from '@site/federation';
import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { DefinitionList } from '@site/ui/definition-list';
import { Cluster, Section, Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { bookingPath, estimatePath } from '../../lib/links';
import { adviceFor } from '../../lib/urgency';
import { DifficultyBadge } from '../DifficultyBadge';
import { Pair } from '../Pair';
import { UrgencyBadge } from '../UrgencyBadge';
import { OwnPrice } from './OwnPrice';
import { PriceLimits } from './PriceLimits';
import type { IssueProps } from './issue-props';

/** Price of the repair, the work it includes, and how soon the repair is needed. */
export function RepairPrice({ issue }: IssueProps) {
  const { warrantyDays } = useCompany();
  const { appliance, fault, urgency } = issue;
  const advice = adviceFor(issue);
  const ownPrice = <OwnPrice issue={issue} />;
  return (
    <Section title="What the repair costs" lead={issue.description}>
      <Pair>
        <Stack>
          {estimatePath(appliance.slug, fault) ? (
            <Fragment
              name="mf-estimator/EstimateTeaser"
              props={{ appliance: appliance.slug, issue: fault }}
              fallback={ownPrice}
            />
          ) : (
            ownPrice
          )}
          <PriceLimits issue={issue} />
          <DefinitionList
            rows={[
              { term: 'Time on site', description: issue.repairTime },
              { term: 'Warranty', description: `${warrantyDays} days` },
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
              Book this repair
            </ButtonLink>
          </Cluster>
          <Cluster>
            <UrgencyBadge urgency={urgency} />
            <DifficultyBadge difficulty={issue.difficulty} />
          </Cluster>
          <Notice tone={advice.priority ? 'warning' : 'info'} title={advice.title}>
            <p>{advice.text}</p>
          </Notice>
        </Stack>
      </Pair>
    </Section>
  );
}
