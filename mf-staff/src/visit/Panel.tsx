import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './Panel.module.css';

/** A form that a button has opened. Takes the focus, so that a phone scrolls to it. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
