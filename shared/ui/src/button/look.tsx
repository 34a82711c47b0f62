import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import { joinClasses } from '../internal/join-classes';
import styles from './Button.module.css';

/**
 * - `primary`: the next action, in the signal colour. Once per view, or it signals nothing.
 * - `secondary`: any other filled button.
 * - `accent`: phone calls and what builds trust, in the quiet colour.
 * - `outline`: an alternative beside a filled button.
 * - `ghost`: the least of them: close, clear, show more.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'accent' | 'outline' | 'ghost';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  /** Stands before the words; an arrow stands after them. */
  icon?: IconName;
}

/** The attributes that make an element look like a button; `className` joins the root's. */
export function lookProps(
  { variant = 'primary', size = 'md', fullWidth }: ButtonLook,
  className: string | undefined,
) {
  return {
    className: joinClasses(styles.root, className),
    'data-variant': variant,
    'data-size': size,
    'data-full-width': fullWidth ? '' : undefined,
  };
}

/** The inside of a button: icon and words. */
export function Label({ icon, size, children }: ButtonLook & { children: ReactNode }) {
  const drawn = icon && <Icon name={icon} size={size === 'lg' ? 'md' : 'sm'} />;
  const arrow = icon === 'arrow-right' || icon === 'chevron-down';
  return (
    <>
      {!arrow && drawn}
      {children}
      {arrow && drawn}
    </>
  );
}
