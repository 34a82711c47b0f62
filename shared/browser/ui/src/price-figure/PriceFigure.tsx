import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../internal/join-classes';
import styles from './PriceFigure.module.css';

export interface PriceFigureProps extends ComponentProps<'div'> {
  /** Name of the price: `Estimated cost`. */
  label: string;
  /** As people read it: `$162 - $315`. */
  price: string;
  /** Work and parts that the price includes, in one line. */
  note: string;
  /** A link to more. */
  action?: ReactNode;
}

/** The main price of a page. Children are shown between price and note: a chart. */
export const PriceFigure = ({
  label,
  price,
  note,
  action,
  className,
  children,
  ...rest
}: PriceFigureProps) => (
  <div {...rest} className={joinClasses(styles.root, className)}>
    <p className={styles.label}>{label}</p>
    <p className={styles.price}>{price}</p>
    {children}
    <p className={styles.label}>{note}</p>
    {action}
  </div>
);
