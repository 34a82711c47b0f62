import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './DefinitionList.module.css';

export interface DefinitionRow {
  term: string;
  description: ReactNode;
}

export interface DefinitionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  rows: readonly DefinitionRow[];
}

/** Facts in lines: county, year, price. */
export function DefinitionList({ rows, className, ...rest }: DefinitionListProps) {
  return (
    <dl {...rest} className={joinClasses(styles.root, className)}>
      {rows.map(({ term, description }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
