import { NeedsScript } from '@site/ui/needs-script';
import type { ReactNode } from 'react';
import styles from './Filters.module.css';

/** Replaces search and filters without JavaScript. @param children what to do instead */
export function NoSearch({ children }: { children: ReactNode }) {
  return (
    <NeedsScript title="The search needs JavaScript" className={styles.notice}>
      {children}
    </NeedsScript>
  );
}
