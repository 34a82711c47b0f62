import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Visible while it has focus, for skip links. */
  focusable?: boolean;
}

/** Text for screen readers only. */
export function VisuallyHidden({ focusable, className, ...rest }: VisuallyHiddenProps) {
  return (
    <span
      {...rest}
      className={joinClasses(styles.root, className)}
      data-focusable={focusable ? '' : undefined}
    />
  );
}
