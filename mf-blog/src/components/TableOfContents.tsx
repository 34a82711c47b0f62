import { useCompany } from '@site/store';
import { Disclosure } from '@site/ui/disclosure';
import { useEffect, useRef } from 'react';
import type { TocEntry } from '../data/shapes';
import { fillText } from '../lib/fill';
import * as m from '../messages/table-of-contents';
import styles from './TableOfContents.module.css';

/** From this width on it is open, next to the text. The style sheet has the same value. */
const wideScreen = '(min-width: 60rem)';

/** Links to the sections of a long text. Closed and above it on phones, open and next to it on wide screens. */
export function TableOfContents({ entries }: { entries: TocEntry[] }) {
  const company = useCompany();
  const root = useRef<HTMLElement>(null);

  // CSS shows it as open on wide screens; the attribute is for screen readers.
  useEffect(() => {
    const details = root.current?.querySelector('details');
    if (details && globalThis.matchMedia?.(wideScreen).matches) details.open = true;
  }, []);

  return (
    <nav ref={root} aria-label={m.onThisPage}>
      <Disclosure className={styles.root} summary={m.onThisPage} headingLevel={2}>
        <ol role="list" className={styles.list}>
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{fillText(text, company)}</a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
