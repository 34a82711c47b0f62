import { formatPriceRange } from '@site/data-types/format';
import { gasAdvice } from '@site/data-types/safety';
import { Fragment } from '@site/federation';
import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { DefinitionList } from '@site/ui/definition-list';
import { Cluster, Hero, Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { Unbroken } from '@site/ui/unbroken';
import { bookingPath, estimatePath } from '../../lib/links';
import { priceOf } from '../../lib/prices';
import { adviceFor } from '../../lib/urgency';
import { CallUs } from '@site/ui/call-us';
import { DifficultyBadge } from '../DifficultyBadge';
import { UrgencyBadge } from '../UrgencyBadge';
import styles from './IssueHero.module.css';
import { OwnPrice } from './OwnPrice';
import type { IssueProps } from './issue-props';

/** With a gas smell the gas must be off before anyone looks at the appliance. */
const gasFault = 'gas-smell';

/** The short answer: what it is, what it costs, how urgent it is and what to do. */
export function IssueHero({ issue }: IssueProps) {
  const { warrantyDays } = useCompany();
  const { appliance, fault, urgency } = issue;
  const advice = adviceFor(urgency);
  const booking = bookingPath(appliance.slug, fault);
  const ownPrice = <OwnPrice issue={issue} />;
  return (
    <>
      <Hero
        title={issue.name}
        lead={
          <>
            <span className={styles.glance}>
              <Unbroken>{formatPriceRange(priceOf(appliance.slug, fault))},</Unbroken>{' '}
              <Unbroken>{issue.repairTime} on site</Unbroken>
            </span>{' '}
            {issue.description}
          </>
        }
        actions={
          // Urgent repairs need a call, because a booked visit may come too late.
          urgency === 'Critical' ? (
            <>
              <CallUs place="issue-hero" variant="primary" />
              <ButtonLink to={booking} variant="outline" icon="calendar">
                Book this repair
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink to={booking} icon="calendar">
                Book this repair
              </ButtonLink>
              <CallUs place="issue-hero" variant="outline" />
            </>
          )
        }
        aside={
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
            <DefinitionList
              rows={[
                { term: 'Time on site', description: issue.repairTime },
                { term: 'Warranty', description: `${warrantyDays} days` },
              ]}
            />
          </Stack>
        }
      >
        <Cluster>
          <UrgencyBadge urgency={urgency} />
          <DifficultyBadge difficulty={issue.difficulty} />
        </Cluster>
      </Hero>
      <Notice tone={advice.priority ? 'warning' : 'info'} title={advice.title}>
        {fault === gasFault && <p>{gasAdvice}</p>}
        <p>{advice.text}</p>
      </Notice>
    </>
  );
}
