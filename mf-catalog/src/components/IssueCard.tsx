import { formatPriceRange } from '@site/data-types/format';
import type { Repair } from '@site/data-types/prices';
import { CardLink } from '@site/ui/card';
import type { IssueSummary } from '../data/shapes';
import * as m from '../messages/appliance';
import { Facts } from './Facts';
import styles from './CardWords.module.css';
import { UrgencyBadge } from '@site/ui/badge';

interface IssueCardProps {
  issue: IssueSummary;
  repair: Repair;
}

/** An issue in its appliance's list. */
export const IssueCard = ({ issue, repair }: IssueCardProps) => (
  <CardLink
    as="li"
    to={`/issues/${issue.slug}`}
    title={issue.name}
    meta={<UrgencyBadge urgency={repair.urgency} />}
  >
    <p className={styles.description}>{issue.description}</p>
    <Facts
      rows={[
        { term: m.usualCost, description: formatPriceRange(repair) },
        { term: m.repairTime, description: repair.repairTime },
      ]}
    />
  </CardLink>
);
