import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import { useControl } from './field-context';
import styles from './control.module.css';

export interface TextInputProps extends ComponentProps<'input'> {
  /** Width in characters, for answers whose length is known: a ZIP, a phone number. */
  chars?: 5 | 10 | 20;
}

/** A line of text; accepts a ref and a name, so `{...register('zip')}` works. */
export function TextInput({ chars, className, ...rest }: TextInputProps) {
  return (
    <input
      type="text"
      {...rest}
      {...useControl(rest)}
      className={joinClasses(styles.root, className)}
      data-chars={chars}
    />
  );
}
