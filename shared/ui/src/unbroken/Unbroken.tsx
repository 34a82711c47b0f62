import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Unbroken.module.css';

export type UnbrokenProps = ComponentProps<'span'>;

/**
 * What no line may end within: `2-4 hours`, `$162 - $315`, a number to call. The text stays what it
 * is, for search and for copying.
 */
export const Unbroken = ({ className, ...rest }: UnbrokenProps) => (
  <span {...rest} className={joinClasses(styles.root, className)} />
);
