import type { ComponentProps } from 'react';
import { Icon } from '../icon';
import { joinClasses } from '../internal/join-classes';
import { useControl } from './field-context';
import styles from './control.module.css';

export type SelectProps = ComponentProps<'select'>;

/** A native select with `<option>` children; accepts a ref and a name. */
export function Select({ className, ...rest }: SelectProps) {
  return (
    <span className={joinClasses(styles.select, className)}>
      <select {...rest} {...useControl(rest)} className={styles.root} />
      <Icon name="chevron-down" size="sm" />
    </span>
  );
}
