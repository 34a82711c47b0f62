import { Link } from 'react-router-dom';
import { nameOf } from '../data/taxonomy';
import styles from './TermLinks.module.css';

interface TermLinksProps {
  kind: 'category' | 'tag';
  slugs: readonly string[];
  /** Name of the list for screen readers. */
  label: string;
}

/** Links to the pages of categories or tags. */
export const TermLinks = ({ kind, slugs, label }: TermLinksProps) => (
  <ul role="list" aria-label={label} className={styles.root} data-kind={kind}>
    {slugs.map((slug) => (
      <li key={slug}>
        <Link to={`/blog/${kind}/${slug}`} className={styles.link}>
          {nameOf(slug)}
        </Link>
      </li>
    ))}
  </ul>
);
