import type { ComponentProps } from 'react';
import styles from './Honeypot.module.css';

/** A question for machines. People neither see nor hear it nor come to it with the keyboard. */
export const Honeypot = (props: ComponentProps<'input'>) => (
  <div className={styles.root} aria-hidden="true">
    <label>
      Leave this empty
      <input {...props} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
