import { Children } from 'react';
import type { HTMLAttributes } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Grid.module.css';
import { useShown } from './use-shown';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** Minimum column width: `sm` 8.5rem (two on the smallest phone), `md` 16rem, `lg` 22rem. */
  min?: 'sm' | 'md' | 'lg';
  /** Use a list for similar children, with `<Card as="li">`. */
  as?: 'div' | 'ul' | 'ol';
}

/** Cards of the first screen, and of a further step. */
const few = 6;

/** As many equal columns as fit. */
export function Grid({ min = 'md', as: Tag = 'div', className, children, ...rest }: GridProps) {
  const parts = Children.toArray(children);
  const shown = useShown(parts.length, few, few);
  return (
    <Tag
      role={Tag === 'div' ? undefined : 'list'}
      {...rest}
      className={joinClasses(styles.root, className)}
      data-min={min}
    >
      {parts.slice(0, shown)}
    </Tag>
  );
}
