import { useCompany } from '@site/store';
import styles from './Included.module.css';

/** Work and parts that the price includes. */
export function Included() {
  const { warrantyDays } = useCompany();
  return (
    <div>
      <h4 className={styles.title}>What is included</h4>
      <ul className={styles.list}>
        <li>Diagnostic and labor</li>
        <li>Required parts</li>
        <li>{warrantyDays}-day warranty</li>
        <li>Clean-up</li>
      </ul>
    </div>
  );
}
