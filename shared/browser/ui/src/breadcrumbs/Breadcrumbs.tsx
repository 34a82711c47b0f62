import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { joinClasses } from '../internal/join-classes';
import * as m from '../messages/breadcrumbs';
import styles from './Breadcrumbs.module.css';

export interface BreadcrumbItem {
  name: string;
  /** Path inside the site. */
  path: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Below Home, which is added. The last item is the page itself, without a link. */
  items: readonly BreadcrumbItem[];
}

const home: BreadcrumbItem = { name: m.home, path: '/' };

/** The page's place in the site. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps) {
  const trail = [home, ...items];
  return (
    <nav aria-label={m.breadcrumb} {...rest} className={joinClasses(styles.root, className)}>
      <ol role="list" className={styles.list}>
        {trail.map(({ name, path }, index) => (
          <li key={path} className={styles.item}>
            {index < trail.length - 1 ? (
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
