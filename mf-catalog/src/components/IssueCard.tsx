import { formatPriceRange } from '@site/data-types/format';
import { CardLink } from '@site/ui/card';
import type { IssueSummary } from '../data/shapes';
import { Facts } from './Facts';
import styles from './CardWords.module.css';
import { UrgencyBadge } from './UrgencyBadge';

/** An issue in its appliance's list. */
export const IssueCard = ({ issue }: { issue: IssueSummary }) => (
  <CardLink
    as="li"
    to={`/issues/${issue.slug}`}
    title={issue.name}
    meta={<UrgencyBadge urgency={issue.urgency} />}
  >
    <p className={styles.description}>{issue.description}</p>
    <Facts
      rows={[
        { term: 'Usual cost', description: formatPriceRange(issue.avgCost) },
        { term: 'Repair time', description: issue.repairTime },
      ]}
    />
  </CardLink>
);
