import type { ComponentProps } from 'react';
import * as m from '../messages/book-online';
import styles from './Honeypot.module.css';

/** A field that only programs fill. It is hidden from the screen, the keyboard and screen readers. */
export const Honeypot = (props: ComponentProps<'input'>) => (
  <div className={styles.root} aria-hidden="true">
    <label>
      {m.leaveThisEmpty}
      <input {...props} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
