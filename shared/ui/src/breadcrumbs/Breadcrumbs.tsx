import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { joinClasses } from '../internal/join-classes';
import styles from './Breadcrumbs.module.css';

export interface BreadcrumbItem {
  name: string;
  /** Path inside the site. */
  path: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the home page down. The last item is the page itself, without a link. */
  items: readonly BreadcrumbItem[];
}

/** The page's place in the site. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" {...rest} className={joinClasses(styles.root, className)}>
      <ol role="list" className={styles.list}>
        {items.map(({ name, path }, index) => (
          <li key={path} className={styles.item}>
            {index < items.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
