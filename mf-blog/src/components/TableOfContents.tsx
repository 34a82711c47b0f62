import { useCompany } from '@site/store';
import type { TocEntry } from '../data/shapes';
import { fillText } from '../lib/fill';
import styles from './TableOfContents.module.css';

/** Links to the sections of a long text. */
export function TableOfContents({ entries }: { entries: TocEntry[] }) {
  const company = useCompany();
  return (
    <nav aria-labelledby="on-this-page" className={styles.root}>
      <h2 id="on-this-page" className={styles.title}>
        On this page
      </h2>
      <ol role="list" className={styles.list}>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{fillText(text, company)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
