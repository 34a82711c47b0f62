import { trustedHtml } from '@site/federation';
import { useCompany } from '@site/store';
import { Prose } from '@site/ui/layout';
import { useMemo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { fillHtml } from '../lib/fill';
import styles from './ContentBody.module.css';

interface ContentBodyProps {
  /** Sanitized at build, with placeholders for the company's facts. */
  html: string;
  /** Where a call from here came from, for analytics. */
  place: string;
}

/** Text from a content file. Its links go through the router, like all others. */
export function ContentBody({ html, place }: ContentBodyProps) {
  const company = useCompany();
  const navigate = useNavigate();
  const content = useMemo(() => trustedHtml(fillHtml(html, company)), [html, company]);

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || modified || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  return (
    <Prose
      className={styles.root}
      data-place={place}
      onClick={follow}
      dangerouslySetInnerHTML={content}
    />
  );
}
