import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './FormPart.module.css';

/** A group of questions under its rule. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <div className={styles.root} role="group" aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <div className={styles.questions}>{children}</div>
    </div>
  );
}
