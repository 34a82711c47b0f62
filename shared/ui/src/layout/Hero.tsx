import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../internal/join-classes';
import { Cluster } from './Cluster';
import styles from './Hero.module.css';

export interface HeroProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** A few words above the title: what kind of page this is. */
  eyebrow?: ReactNode;
  /** The page's h1. */
  title: ReactNode;
  lead?: ReactNode;
  /** One primary button and what stands beside it. */
  actions?: ReactNode;
  /** A drawing, a ticket; framed by register marks unless it brings its own edge. */
  aside?: ReactNode;
  /** Leaves the register marks out. */
  bareAside?: boolean;
}

/** The head of a page. Children stand under the actions: figures, badges, a rating. */
export function Hero({
  eyebrow,
  title,
  lead,
  actions,
  aside,
  bareAside,
  className,
  children,
  ...rest
}: HeroProps) {
  return (
    <header
      {...rest}
      className={joinClasses(styles.root, className)}
      data-aside={aside ? '' : undefined}
    >
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <Cluster className={styles.actions}>{actions}</Cluster>}
        {children}
      </div>
      {aside && (
        <div className={styles.aside} data-bare={bareAside ? '' : undefined}>
          {aside}
        </div>
      )}
    </header>
  );
}
