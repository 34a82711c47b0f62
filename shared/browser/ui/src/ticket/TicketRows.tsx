import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './TicketRows.module.css';

export type TicketRowsProps = ComponentProps<'dl'>;

/** The lines of a ticket. Children must be `TicketRow` or `TicketTotal`. */
export function TicketRows({ className, ...rest }: TicketRowsProps) {
  return <dl {...rest} className={joinClasses(styles.root, className)} />;
}

export interface TicketRowProps {
  label: ReactNode;
  value: ReactNode;
}

/** One line: label on the left, value on the right. */
export function TicketRow({ label, value }: TicketRowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

/** The last line, in large figures. */
export function TicketTotal({ label, value }: TicketRowProps) {
  return (
    <div className={styles.row} data-total="">
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
