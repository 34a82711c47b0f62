import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Hit } from './find';
import styles from './Search.module.css';

interface HitsProps {
  /** Prefix of the list's and the options' ids. */
  id: string;
  hits: Hit[];
  /** Option that the arrow keys stand on; -1 for none. */
  active: number;
  /** A page of the list was opened in this tab. */
  onFollow: () => void;
}

/** The pages found: options of the combobox, and links that open a new tab where one is asked for. */
export function Hits({ id, hits, active, onFollow }: HitsProps) {
  const follow = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    if (!metaKey && !ctrlKey && !shiftKey && !altKey) onFollow();
  };
  return (
    <div id={`${id}-hits`} role="listbox" aria-label="Pages found" className={styles.hits}>
      {hits.map(({ path, kind, title, note, symptom }, i) => (
        <Link
          key={path}
          id={`${id}-${i}`}
          to={path}
          role="option"
          aria-selected={i === active}
          tabIndex={-1}
          className={styles.hit}
          onClick={follow}
        >
          <span className={styles.title}>{title}</span>
          <span className={styles.note}>{[kind, note].filter(Boolean).join(' · ')}</span>
          {symptom && <span className={styles.symptom}>{symptom}</span>}
        </Link>
      ))}
    </div>
  );
}
