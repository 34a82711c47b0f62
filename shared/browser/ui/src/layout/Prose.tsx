import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Prose.module.css';

export type ProseProps = ComponentProps<'div'>;

/** Article text: plain elements, styled for reading. */
export function Prose({ className, ...rest }: ProseProps) {
  return <div {...rest} className={joinClasses(styles.root, className)} />;
}
