import styles from './PlainList.module.css';

interface PlainListProps {
  title?: string;
  entries: string[];
}

/** Sentences under each other, ruled like the lines of a form. */
export const PlainList = ({ title, entries }: PlainListProps) => (
  <div>
    {title && <h3 className={styles.title}>{title}</h3>}
    <ul role="list" className={styles.list}>
      {entries.map((entry) => (
        <li key={entry} className={styles.entry}>
          {entry}
        </li>
      ))}
    </ul>
  </div>
);
