import { useId, type ReactNode } from 'react';
import styles from './SidebarBox.module.css';

interface SidebarBoxProps {
  title: string;
  id?: string;
  children: ReactNode;
}

/** One matter of a sidebar under its small heading. */
export function SidebarBox({ title, id, children }: SidebarBoxProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={styles.root}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
