import { formatPriceRange } from '@site/data-types/format';
import { useCompany } from '@site/store';
import { CardLink } from '@site/ui/card';
import { ApplianceIcon } from '@site/ui/illustrations';
import type { ApplianceSummary } from '../data/shapes';
import { costOf } from '../lib/prices';
import * as m from '../messages/appliance-card';
import styles from './CardWords.module.css';
import { Facts } from './Facts';

interface ApplianceCardProps {
  appliance: ApplianceSummary;
  /** Whether to show the name alone, e.g. on the home page. */
  brief?: boolean;
  headingLevel?: 3 | 4;
}

/** An appliance in a list: drawing, repair prices and a typical visit. */
export function ApplianceCard({ appliance, brief = false, headingLevel }: ApplianceCardProps) {
  const { warrantyDays } = useCompany();
  const cost = costOf(appliance.slug);
  return (
    <CardLink
      as="li"
      to={`/appliances/${appliance.slug}`}
      title={m.nameRepair({ name: appliance.name })}
      headingLevel={headingLevel}
      media={<ApplianceIcon slug={appliance.slug} size={56} />}
      prompt={m.viewCommonIssues}
    >
      {!brief && <p className={styles.description}>{appliance.description}</p>}
      <Facts
        rows={[
          { term: m.averageCost, description: formatPriceRange(cost) },
          { term: m.typicalVisit, description: cost.typicalVisit },
          { term: m.warranty, description: m.days({ warrantyDays }) },
        ]}
      />
    </CardLink>
  );
}
