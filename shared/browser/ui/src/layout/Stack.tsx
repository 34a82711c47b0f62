import type { HTMLAttributes } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Stack.module.css';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  gap?: 'sm' | 'md' | 'lg';
  as?: 'div' | 'ul' | 'ol';
}

/** Children in one column with equal space between them. */
export function Stack({ gap = 'md', as: Tag = 'div', className, ...rest }: StackProps) {
  return (
    <Tag
      role={Tag === 'div' ? undefined : 'list'}
      {...rest}
      className={joinClasses(styles.root, className)}
      data-gap={gap}
    />
  );
}
