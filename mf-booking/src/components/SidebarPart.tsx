import { Stack } from '@site/ui/layout';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './SidebarPart.module.css';

/** A titled part of a page's sidebar. */
export function SidebarPart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <Stack>{children}</Stack>
    </section>
  );
}
