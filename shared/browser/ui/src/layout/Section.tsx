import { useId, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from '../internal/join-classes';
import type { HeadingLevel, HeadingTag } from '../internal/types';
import styles from './Section.module.css';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  lead?: ReactNode;
  /** Shown next to the title, on phones below it: a link or a button. */
  action?: ReactNode;
  headingLevel?: HeadingLevel;
  /** Shows the title next to the content on wide screens. For a form or a few lines. */
  sideTitle?: boolean;
}

/** A section of a page with a title and a line above. Give it an `id` to link to it. */
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
