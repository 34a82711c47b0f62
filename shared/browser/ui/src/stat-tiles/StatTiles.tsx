import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './StatTiles.module.css';

export interface StatTile {
  value: ReactNode;
  label: string;
}

export interface StatTilesProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly StatTile[];
}

/** Figures in a row, two per row on phones. */
export function StatTiles({ items, className, ...rest }: StatTilesProps) {
  return (
    <dl {...rest} className={joinClasses(styles.root, className)}>
      {items.map(({ value, label }) => (
        <div key={label} className={styles.tile}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
