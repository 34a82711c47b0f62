import type { ComponentProps, ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import { ButtonLink } from '../button';
import { joinClasses } from '../internal/join-classes';
import styles from './NotFound.module.css';

export interface NotFoundProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's h1: `Brand Not Found`. */
  title: ReactNode;
  text?: ReactNode;
  /** The one link to another page. */
  link: { to: LinkProps['to']; label: string };
}

/** Page for something that does not exist. Children are shown under the link. */
export function NotFound({ title, text, link, className, children, ...rest }: NotFoundProps) {
  return (
    <div {...rest} className={joinClasses(styles.root, className)}>
      <h1>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      <ButtonLink to={link.to} icon="arrow-right">
        {link.label}
      </ButtonLink>
      {children}
    </div>
  );
}
