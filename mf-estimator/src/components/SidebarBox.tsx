import { Stack } from '@site/ui/layout';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './SidebarBox.module.css';

/** A titled note in the sidebar. */
export function SidebarBox({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </Stack>
    </section>
  );
}
