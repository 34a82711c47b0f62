import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { Destination } from './types';

export type DestinationLinkProps = Omit<ComponentProps<'a'>, 'href'> & Destination;

/**
 * A router link or a plain link. A link to a new tab sends no referrer and no opener, unless the
 * caller sets `rel`.
 */
export function DestinationLink({ to, href, ...rest }: DestinationLinkProps) {
  if (to !== undefined) return <Link {...rest} to={to} />;
  return (
    <a rel={rest.target === '_blank' ? 'noopener noreferrer' : undefined} {...rest} href={href} />
  );
}
