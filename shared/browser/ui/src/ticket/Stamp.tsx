import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Stamp.module.css';

export type StampTone = 'quiet' | 'success' | 'warning' | 'error';

export interface StampProps extends ComponentProps<'p'> {
  tone?: StampTone;
}

/** A status as a rubber stamp: "Confirmed", "Expired". */
export function Stamp({ tone = 'quiet', className, ...rest }: StampProps) {
  return <p {...rest} className={joinClasses(styles.root, className)} data-tone={tone} />;
}
