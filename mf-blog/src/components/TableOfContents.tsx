import { useCompany } from '@site/store';
import { Disclosure } from '@site/ui/disclosure';
import { useEffect, useRef } from 'react';
import type { TocEntry } from '../data/shapes';
import { fillText } from '../lib/fill';
import styles from './TableOfContents.module.css';

/** From here on it stands beside the text, open; the style sheet says the same. */
const beside = '(min-width: 60rem)';

/** Links to the sections of a long text: closed above it on phones, open beside it on wide screens. */
export function TableOfContents({ entries }: { entries: TocEntry[] }) {
  const company = useCompany();
  const root = useRef<HTMLElement>(null);

  // To the eye it is open already; this tells those who hear it.
  useEffect(() => {
    const details = root.current?.querySelector('details');
    if (details && globalThis.matchMedia?.(beside).matches) details.open = true;
  }, []);

  return (
    <nav ref={root} aria-label="On this page">
      <Disclosure className={styles.root} summary="On this page" headingLevel={2}>
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
