import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Unbroken.module.css';

export type UnbrokenProps = ComponentProps<'span'>;

/**
 * Text without a line break inside: `2-4 hours`, `$162 - $315`, a phone number. The characters do not
 * change, so that search and copying work.
 */
export const Unbroken = ({ className, ...rest }: UnbrokenProps) => (
  <span {...rest} className={joinClasses(styles.root, className)} />
);
