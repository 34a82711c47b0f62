import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon';
import { joinClasses } from '../internal/join-classes';
import styles from './Button.module.css';

/**
 * - `primary`: the next action, in the signal color. Only one per view.
 * - `secondary`: any other filled button.
 * - `accent`: phone calls and trust, in the quiet color.
 * - `outline`: an alternative to a filled button.
 * - `ghost`: minor actions: close, clear, show more.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'accent' | 'outline' | 'ghost';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  /** Shown before the text; an arrow is shown after it. */
  icon?: IconName;
}

/** Attributes that make an element look like a button; `className` is added to the root's. */
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

/** Content of a button: icon and text. */
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
