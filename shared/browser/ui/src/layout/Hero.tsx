import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../internal/join-classes';
import { Cluster } from './Cluster';
import styles from './Hero.module.css';

export interface HeroProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** A few words above the title: the kind of page. */
  eyebrow?: ReactNode;
  /** The page's h1. */
  title: ReactNode;
  lead?: ReactNode;
  /** One primary button, and others. */
  actions?: ReactNode;
  /** A drawing or a ticket, framed by register marks. */
  aside?: ReactNode;
  /** Hides the register marks, for content with its own border. */
  bareAside?: boolean;
}

/** The top of a page. Children are shown under the actions: figures, badges, a rating. */
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
