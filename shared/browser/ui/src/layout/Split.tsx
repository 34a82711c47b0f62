import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Split.module.css';
import { useShown } from './use-shown';

export interface SplitProps extends ComponentProps<'div'> {
  /** Shown next to the children on wide screens and after them on phones. */
  sidebar: ReactNode;
  /** Name of the sidebar for screen readers. */
  sidebarLabel: string;
  /** Keeps a short sidebar in view next to long content, if the window is high enough. */
  sticky?: boolean;
}

/** Main content with a sidebar. */
export function Split({ sidebar, sidebarLabel, sticky, className, children, ...rest }: SplitProps) {
  const shown = useShown(2, 1);
  return (
    <div {...rest} className={joinClasses(styles.root, className)}>
      <div className={styles.main}>{children}</div>
      <aside
        className={styles.sidebar}
        aria-label={sidebarLabel}
        data-sticky={sticky ? '' : undefined}
      >
        {shown > 1 && sidebar}
      </aside>
    </div>
  );
}
