import { formatPriceRange } from '@site/data-types/format';
import { useCompany } from '@site/store';
import { CardLink } from '@site/ui/card';
import { ApplianceIcon } from '@site/ui/illustrations';
import type { ApplianceSummary } from '../data/shapes';
import styles from './CardWords.module.css';
import { Facts } from './Facts';

interface ApplianceCardProps {
  /** On the home page without its description. */
  appliance: Omit<ApplianceSummary, 'description'> & Partial<ApplianceSummary>;
  headingLevel?: 3 | 4;
}

/** An appliance in a list: its drawing, what its repairs cost and how long they take. */
export function ApplianceCard({ appliance, headingLevel }: ApplianceCardProps) {
  const { warrantyDays } = useCompany();
  return (
    <CardLink
      as="li"
      to={`/appliances/${appliance.slug}`}
      title={`${appliance.name} Repair`}
      headingLevel={headingLevel}
      media={<ApplianceIcon slug={appliance.icon} size={56} />}
      prompt="View Common Issues"
    >
      {appliance.description && <p className={styles.description}>{appliance.description}</p>}
      <Facts
        rows={[
          { term: 'Average cost', description: formatPriceRange(appliance.avgRepairCost) },
          { term: 'Repair time', description: appliance.repairTime },
          { term: 'Warranty', description: `${warrantyDays} days` },
        ]}
      />
    </CardLink>
  );
}
