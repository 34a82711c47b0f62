import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Page.module.css';

export interface PageProps extends ComponentProps<'div'> {
  /** For pages with long text. */
  narrow?: boolean;
}

/** Width and margins of a page. Takes `data-boundary`. */
export function Page({ narrow, className, ...rest }: PageProps) {
  return (
    <div
      {...rest}
      className={joinClasses(styles.root, className)}
      data-narrow={narrow ? '' : undefined}
    />
  );
}
