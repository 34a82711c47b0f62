import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import * as m from '../messages/search';
import type { Hit } from './index-options';
import styles from './Search.module.css';

const kinds: Record<Hit['kind'], string> = {
  appliance: m.appliance,
  repair: m.repair,
  brand: m.brand,
  code: m.errorCode,
  page: m.page,
};

interface HitsProps {
  /** Prefix of the list's and the options' ids. */
  id: string;
  hits: Hit[];
  /** Index of the active option; -1 for none. */
  active: number;
  /** Called when a page of the list is opened in this tab. */
  onFollow: () => void;
}

/** The pages found: options of the combobox that are also links, so that a new tab works. */
export function Hits({ id, hits, active, onFollow }: HitsProps) {
  const follow = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    if (!metaKey && !ctrlKey && !shiftKey && !altKey) onFollow();
  };
  return (
    <div id={`${id}-hits`} role="listbox" aria-label={m.pagesFound} className={styles.hits}>
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
          <span className={styles.note}>{[kinds[kind], note].filter(Boolean).join(' · ')}</span>
          {symptom && <span className={styles.symptom}>{symptom}</span>}
        </Link>
      ))}
    </div>
  );
}
