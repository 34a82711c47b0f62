import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  text: string;
  /** Button that resets the filters. */
  children?: ReactNode;
}

/** Shown when the filters leave no entry. */
export const EmptyState = ({ title, text, children }: EmptyStateProps) => (
  <div className={styles.root}>
    <h2 className={styles.title}>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
);
