import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  text: string;
  /** The way out. */
  children?: ReactNode;
}

/** What stands in place of a list that the filters have emptied. */
export const EmptyState = ({ title, text, children }: EmptyStateProps) => (
  <div className={styles.root}>
    <h2 className={styles.title}>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
);
