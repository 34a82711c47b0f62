import { Children } from 'react';
import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Page.module.css';
import { useShown } from './use-shown';

export interface PageProps extends ComponentProps<'div'> {
  /** For pages with long text. */
  narrow?: boolean;
}

/** Trail and hero. */
const first = 2;

/** Width and margins of a page. Takes `data-boundary`. */
export function Page({ narrow, className, children, ...rest }: PageProps) {
  const parts = Children.toArray(children);
  const shown = useShown(parts.length, first);
  return (
    <div
      {...rest}
      className={joinClasses(styles.root, className)}
      data-narrow={narrow ? '' : undefined}
      data-begun={shown < parts.length ? '' : undefined}
    >
      {parts.slice(0, shown)}
    </div>
  );
}
