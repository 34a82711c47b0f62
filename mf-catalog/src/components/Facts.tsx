import type { DefinitionRow } from '@site/ui/definition-list';
import styles from './Facts.module.css';

/** Two or three facts of a card: in lines, on phones side by side. */
export const Facts = ({ rows }: { rows: readonly DefinitionRow[] }) => (
  <dl className={styles.root}>
    {rows.map(({ term, description }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{description}</dd>
      </div>
    ))}
  </dl>
);
