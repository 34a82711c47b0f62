import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import { useControl } from './field-context';
import styles from './control.module.css';

export type TextAreaProps = ComponentProps<'textarea'>;

/** Several lines of text; accepts a ref and a name. */
export function TextArea({ className, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={4}
      {...rest}
      {...useControl(rest)}
      className={joinClasses(styles.root, className)}
    />
  );
}
