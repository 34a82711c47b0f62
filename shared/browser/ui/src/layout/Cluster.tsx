import type { ComponentProps } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './Cluster.module.css';

export type ClusterProps = ComponentProps<'div'>;

/** Small items in a row that wraps: buttons, badges. On phones buttons have the full width. */
export function Cluster({ className, ...rest }: ClusterProps) {
  return <div {...rest} className={joinClasses(styles.root, className)} />;
}
