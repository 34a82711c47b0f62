import type { ComponentProps } from 'react';
import { Icon } from '../icon';
import { joinClasses } from '../internal/join-classes';
import { useControl } from './field-context';
import styles from './control.module.css';

export type SelectProps = ComponentProps<'select'>;

/** The platform's own select with `<option>` children; takes a ref and a name. */
export function Select({ className, ...rest }: SelectProps) {
  return (
    <span className={joinClasses(styles.select, className)}>
      <select {...rest} {...useControl(rest)} className={styles.root} />
      <Icon name="chevron-down" size="sm" />
    </span>
  );
}
