import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { focusAndScroll } from '../lib/focus-and-scroll';
import styles from './Block.module.css';

interface BlockProps {
  title: string;
  headingLevel?: 2 | 3;
  /** It has just opened, so its title takes the focus. */
  focus?: boolean;
  children: ReactNode;
}

/** A titled part of the page below the ticket. */
export function Block({ title, headingLevel = 2, focus = false, children }: BlockProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const Title = `h${headingLevel}` as const;
  useEffect(() => {
    if (focus) focusAndScroll(heading.current);
  }, [focus]);
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <Title id={titleId} ref={heading} className={styles.title} tabIndex={focus ? -1 : undefined}>
        {title}
      </Title>
      {children}
    </section>
  );
}
