import type { ComponentProps } from 'react';
import { ButtonLink, type ButtonLook } from '../button';
import { Icon } from '../icon';
import { joinClasses } from '../internal/join-classes';
import styles from './CallLink.module.css';

export interface CallLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'href'> {
  /** Number as people read it: `(713) 555-0142`. Shown unless there are children. */
  phone: string;
  /** The same number for the telephone, E.164: `+17135550142`. */
  rawPhone: string;
  /** Where the link is on the site. Analytics counts calls by it. */
  place: string;
}

/**
 * A phone link. With a `variant` it looks like a button, without one like a text link. The
 * document's loader counts presses on it, also before hydration.
 */
export function CallLink({
  phone,
  rawPhone,
  place,
  variant,
  size,
  fullWidth,
  icon = 'phone',
  className,
  children = phone,
  ...rest
}: CallLinkProps) {
  const href = `tel:${rawPhone}`;
  if (variant) {
    const look = { variant, size, fullWidth, icon, className };
    return (
      <ButtonLink {...rest} {...look} href={href} data-place={place}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <a {...rest} className={joinClasses(styles.root, className)} href={href} data-place={place}>
      <Icon name={icon} size="sm" />
      {children}
    </a>
  );
}
