import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon';
import type { HeadingLevel, HeadingTag } from '../internal/types';
import { joinClasses } from '../internal/join-classes';
import styles from './Disclosure.module.css';

export interface DisclosureProps extends ComponentProps<'details'> {
  summary: ReactNode;
  /** Makes the summary a heading, so that it is in the page's outline. */
  headingLevel?: HeadingLevel;
}

/**
 * Content that opens under its title, without scripts. Of those with the same `name` only one is
 * open at a time.
 */
export function Disclosure({
  summary,
  headingLevel,
  className,
  children,
  ...rest
}: DisclosureProps) {
  const Title: HeadingTag | 'span' = headingLevel ? `h${headingLevel}` : 'span';
  return (
    <details {...rest} className={joinClasses(styles.root, className)}>
      <summary className={styles.summary}>
        <Title className={styles.title}>{summary}</Title>
        <Icon name="chevron-down" size="sm" className={styles.mark} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
