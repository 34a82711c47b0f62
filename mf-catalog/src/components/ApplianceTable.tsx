import { formatPriceRange } from '@site/data-types/format';
import { useCompany } from '@site/store';
import { ApplianceIcon } from '@site/ui/illustrations';
import { Link } from 'react-router-dom';
import type { ApplianceSummary } from '../data/shapes';
import { costOf } from '../lib/prices';
import * as m from '../messages/brand';
import styles from './ApplianceTable.module.css';

interface ApplianceTableProps {
  appliances: ApplianceSummary[];
  /** Name of the list for screen readers: `Samsung appliances we repair`. */
  caption: string;
}

/** Appliances as a price list: a link to each, with repair prices and a typical visit. */
export function ApplianceTable({ appliances, caption }: ApplianceTableProps) {
  const { warrantyDays } = useCompany();
  return (
    <table className={styles.root} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{m.appliance}</th>
          <th scope="col">{m.averageCost}</th>
          <th scope="col">{m.typicalVisit}</th>
          <th scope="col">{m.warranty}</th>
        </tr>
      </thead>
      <tbody>
        {appliances.map(({ slug, name }) => (
          <tr key={slug}>
            <th scope="row">
              <Link to={`/appliances/${slug}`} className={styles.link}>
                <ApplianceIcon slug={slug} size={40} className={styles.icon} />
                {name}
              </Link>
            </th>
            <td>{formatPriceRange(costOf(slug))}</td>
            <td>{costOf(slug).typicalVisit}</td>
            <td>{m.days({ warrantyDays })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
