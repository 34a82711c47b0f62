import type { ReactNode } from 'react';
import styles from './StatusRegion.module.css';

/** Announces what appears in it. While it is empty it takes no space between its neighbors. */
export const StatusRegion = ({ children }: { children: ReactNode }) => (
  <div role="status" className={styles.root}>
    {children}
  </div>
);
