import { memo } from 'react';
import { Disclosure } from '@site/ui/disclosure';
import type { DirectoryEntry } from '../data/shapes';
import * as m from '../messages/areas';
import styles from './DirectoryFinder.module.css';
import { DirectoryRow } from './DirectoryRow';

/** Rows that fit next to the map on a desktop and take two swipes on a phone. */
const shownFirst = 12;

interface DirectoryListProps {
  entries: readonly DirectoryEntry[];
  /** Hides all but the first rows in a details element, so that they stay in the document. */
  folded: boolean;
  /** Shows the figures of each ZIP. */
  figures: boolean;
}

/** A list of ZIPs. Memoized, because two hundred rows must not render when the page hydrates. */
export const DirectoryList = memo(({ entries, folded, figures }: DirectoryListProps) => {
  const first = folded ? entries.slice(0, shownFirst) : entries;
  const others = entries.slice(first.length);
  return (
    <>
      <Rows entries={first} figures={figures} />
      {others.length > 0 && (
        <Disclosure summary={m.showAllLengthZip({ length: entries.length })}>
          <Rows entries={others} figures={figures} />
        </Disclosure>
      )}
    </>
  );
});
DirectoryList.displayName = 'DirectoryList';

const Rows = ({ entries, figures }: Omit<DirectoryListProps, 'folded'>) => (
  <ul role="list" className={styles.rows}>
    {entries.map((entry) => (
      <DirectoryRow key={entry.zipCode} entry={entry} figures={figures} />
    ))}
  </ul>
);
