import { useId, type ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './SidebarBox.module.css';

export interface SidebarBoxProps extends ComponentProps<'section'> {
  title: string;
}

/** One topic of a sidebar with a small heading. Not printed. */
export function SidebarBox({ title, className, children, ...rest }: SidebarBoxProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest} className={joinClasses(styles.root, className)}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
