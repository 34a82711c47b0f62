import { EmergencyText } from '@site/ui/emergency-text';
import styles from './PlainList.module.css';

interface PlainListProps {
  title?: string;
  entries: string[];
  /** For a list as wide as the page. */
  wide?: boolean;
}

/** Sentences in lines, ruled like a form. */
export const PlainList = ({ title, entries, wide }: PlainListProps) => (
  <div>
    {title && <h3 className={styles.title}>{title}</h3>}
    <ul role="list" className={styles.list} data-wide={wide ? '' : undefined}>
      {entries.map((entry) => (
        <li key={entry} className={styles.entry}>
          <EmergencyText>{entry}</EmergencyText>
        </li>
      ))}
    </ul>
  </div>
);
