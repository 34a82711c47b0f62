import type { LinkProps } from 'react-router-dom';

/** Levels of a heading below the page's own h1. */
export type HeadingLevel = 2 | 3 | 4;
export type HeadingTag = `h${HeadingLevel}`;

/** Inside the site (`to`, by the router) or outside (`href`: other sites, `tel:`, `mailto:`). */
export type Destination =
  { to: LinkProps['to']; href?: undefined } | { href: string; to?: undefined };
