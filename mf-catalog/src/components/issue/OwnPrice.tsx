import { formatPriceRange } from '@site/data-types/format';
import { ButtonLink } from '@site/ui/button';
import { estimatePath } from '../../lib/links';
import type { IssueProps } from './issue-props';
import styles from './OwnPrice.module.css';

/** The catalogue's own price range: where the calculator has none, or cannot run. */
export function OwnPrice({ issue }: IssueProps) {
  const estimate = estimatePath(issue.appliance.slug, issue.fault);
  return (
    <div className={styles.root}>
      <p className={styles.label}>Usual cost</p>
      <p className={styles.price}>{formatPriceRange(issue.avgCost)}</p>
      <p className={styles.label}>Visit, labor and parts are included.</p>
      {estimate && (
        <ButtonLink to={estimate} variant="outline" icon="arrow-right">
          See Your Estimate
        </ButtonLink>
      )}
    </div>
  );
}
