import type { HTMLAttributes } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Grid.module.css';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** Minimum column width: `sm` 8.5rem (two on the smallest phone), `md` 16rem, `lg` 22rem. */
  min?: 'sm' | 'md' | 'lg';
  /** Use a list for similar children, with `<Card as="li">`. */
  as?: 'div' | 'ul' | 'ol';
}

/** As many equal columns as fit. */
export function Grid({ min = 'md', as: Tag = 'div', className, ...rest }: GridProps) {
  return (
    <Tag
      role={Tag === 'div' ? undefined : 'list'}
      {...rest}
      className={joinClasses(styles.root, className)}
      data-min={min}
    />
  );
}
