import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Split.module.css';

export interface SplitProps extends ComponentProps<'div'> {
  /** Stands beside the children on wide screens and after them on phones. */
  sidebar: ReactNode;
  /** Names the sidebar to those who move by landmarks. */
  sidebarLabel: string;
  /** Keeps a short sidebar in view beside long matter, where the window is high enough for it. */
  sticky?: boolean;
}

/** The matter and its sidebar. */
export function Split({ sidebar, sidebarLabel, sticky, className, children, ...rest }: SplitProps) {
  return (
    <div {...rest} className={joinClasses(styles.root, className)}>
      <div className={styles.main}>{children}</div>
      <aside
        className={styles.sidebar}
        aria-label={sidebarLabel}
        data-sticky={sticky ? '' : undefined}
      >
        {sidebar}
      </aside>
    </div>
  );
}
