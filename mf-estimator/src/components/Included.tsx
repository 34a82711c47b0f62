import { useCompany } from '@site/store';
import * as m from '../messages/estimate';
import styles from './Included.module.css';

/** Work and parts that the price includes. */
export function Included() {
  const { warrantyDays } = useCompany();
  return (
    <div>
      <h4 className={styles.title}>{m.whatIsIncluded}</h4>
      <ul className={styles.list}>
        <li>{m.diagnosticAndLabor}</li>
        <li>{m.requiredParts}</li>
        <li>{m.warrantyDaysDayWarranty({ warrantyDays })}</li>
        <li>{m.cleanUp}</li>
      </ul>
    </div>
  );
}
