import { Disclosure } from '@site/ui/disclosure';
import type { DirectoryEntry } from '../data/shapes';
import styles from './DirectoryFinder.module.css';
import { DirectoryRow } from './DirectoryRow';

/** So many rows stand beside the map on a desk, and are two thumbs on a phone. */
const shownFirst = 12;

interface DirectoryListProps {
  entries: readonly DirectoryEntry[];
  /** Folds away all but the first ones, by the platform, so that they are in the document. */
  folded: boolean;
}

/** ZIPs one below the other. */
export function DirectoryList({ entries, folded }: DirectoryListProps) {
  const first = folded ? entries.slice(0, shownFirst) : entries;
  const others = entries.slice(first.length);
  return (
    <>
      <Rows entries={first} />
      {others.length > 0 && (
        <Disclosure summary={`Show all ${entries.length} ZIP codes`}>
          <Rows entries={others} />
        </Disclosure>
      )}
    </>
  );
}

const Rows = ({ entries }: { entries: readonly DirectoryEntry[] }) => (
  <ul role="list" className={styles.rows}>
    {entries.map((entry) => (
      <DirectoryRow key={entry.zipCode} entry={entry} />
    ))}
  </ul>
);
