import type { ReactNode } from 'react';
import styles from './Pair.module.css';

/** Two things side by side on wide screens, one under the other on phones. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className={styles.root}>{children}</div>
);
