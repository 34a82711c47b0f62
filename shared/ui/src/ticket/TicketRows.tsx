import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './TicketRows.module.css';

export type TicketRowsProps = ComponentProps<'dl'>;

/** The ruled lines of a ticket; holds `TicketRow` and `TicketTotal` and nothing else. */
export function TicketRows({ className, ...rest }: TicketRowsProps) {
  return <dl {...rest} className={joinClasses(styles.root, className)} />;
}

export interface TicketRowProps {
  label: ReactNode;
  value: ReactNode;
}

/** One ruled line: what it is on the left, the figure on the right. */
export function TicketRow({ label, value }: TicketRowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

/** The line under the rule, in large figures. */
export function TicketTotal({ label, value }: TicketRowProps) {
  return (
    <div className={styles.row} data-total="">
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
