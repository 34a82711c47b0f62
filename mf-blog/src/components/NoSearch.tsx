import { NeedsScript } from '@site/ui/needs-script';
import type { ReactNode } from 'react';
import * as m from '../messages/no-search';
import styles from './Filters.module.css';

/** Replaces search and filters without JavaScript. @param children what to do instead */
export function NoSearch({ children }: { children: ReactNode }) {
  return (
    <NeedsScript title={m.theSearchNeedsJavaScript} className={styles.notice}>
      {children}
    </NeedsScript>
  );
}
