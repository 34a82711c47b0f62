import type { HTMLAttributes } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li' | 'article';
}

/** An entry of a list, with a line above. Its content may have links. */
export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  return <Tag {...rest} className={joinClasses(styles.root, className)} />;
}
