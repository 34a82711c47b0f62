import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Shows it while it has focus, as a skip link needs. */
  focusable?: boolean;
}

/** Text for those who hear the page. */
export function VisuallyHidden({ focusable, className, ...rest }: VisuallyHiddenProps) {
  return (
    <span
      {...rest}
      className={joinClasses(styles.root, className)}
      data-focusable={focusable ? '' : undefined}
    />
  );
}
