import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './FormPart.module.css';

/** A titled group of questions. */
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
