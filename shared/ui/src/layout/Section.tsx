import { useId, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from '../internal/join-classes';
import type { HeadingLevel, HeadingTag } from '../internal/types';
import styles from './Section.module.css';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  lead?: ReactNode;
  /** Stands beside the title, under it on phones: a link to all of them, a button. */
  action?: ReactNode;
  headingLevel?: HeadingLevel;
  /** Puts the title beside the content on wide screens: for a form or a few lines. */
  sideTitle?: boolean;
}

/** A titled part of a page under its rule; with an `id` it can be linked to. */
export function Section({
  title,
  lead,
  action,
  headingLevel = 2,
  sideTitle,
  className,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  const Title: HeadingTag = `h${headingLevel}`;
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={joinClasses(styles.root, className)}
      data-side-title={sideTitle ? '' : undefined}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <Title id={titleId}>{title}</Title>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
