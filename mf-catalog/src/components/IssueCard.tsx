import type { PriceRange } from '@site/data-types/entities';
import { formatPriceRange } from '@site/data-types/format';
import { CardLink } from '@site/ui/card';
import type { IssueSummary } from '../data/shapes';
import { Facts } from './Facts';
import styles from './CardWords.module.css';
import { UrgencyBadge } from './UrgencyBadge';

interface IssueCardProps {
  issue: IssueSummary;
  price: PriceRange;
}

/** An issue in its appliance's list. */
export const IssueCard = ({ issue, price }: IssueCardProps) => (
  <CardLink
    as="li"
    to={`/issues/${issue.slug}`}
    title={issue.name}
    meta={<UrgencyBadge urgency={issue.urgency} />}
  >
    <p className={styles.description}>{issue.description}</p>
    <Facts
      rows={[
        { term: 'Usual cost', description: formatPriceRange(price) },
        { term: 'Repair time', description: issue.repairTime },
      ]}
    />
  </CardLink>
);
