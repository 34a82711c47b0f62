import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Page.module.css';

export interface PageProps extends ComponentProps<'div'> {
  /** For pages that are read rather than looked over. */
  narrow?: boolean;
}

/** The sheet a page is printed on: its width and margins. Takes `data-boundary`. */
export function Page({ narrow, className, ...rest }: PageProps) {
  return (
    <div
      {...rest}
      className={joinClasses(styles.root, className)}
      data-narrow={narrow ? '' : undefined}
    />
  );
}
