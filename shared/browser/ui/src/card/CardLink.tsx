import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { DestinationLink } from '../internal/DestinationLink';
import type { Destination, HeadingLevel, HeadingTag } from '../internal/types';
import { Card, type CardProps } from './Card';
import styles from './Card.module.css';

export type CardLinkProps = Omit<CardProps, 'title'> &
  Destination & {
    title: ReactNode;
    headingLevel?: HeadingLevel;
    /** A drawing or picture above the title. */
    media?: ReactNode;
    /** Small line above the title: badges, a date. */
    meta?: ReactNode;
    /** Text at the bottom: `View Services`. Screen readers skip it, because the title is the link. */
    prompt?: ReactNode;
  };

/**
 * A card that is one link. The title is the link, so it alone names the link and screen readers can
 * read the text separately. Its click target covers the whole card.
 */
export function CardLink({
  to,
  href,
  title,
  headingLevel = 3,
  media,
  meta,
  prompt,
  children,
  ...rest
}: CardLinkProps) {
  const Title: HeadingTag = `h${headingLevel}`;
  const destination: Destination = to === undefined ? { href } : { to };
  return (
    <Card {...rest} data-link="">
      {media && <div className={styles.media}>{media}</div>}
      {meta && <div className={styles.meta}>{meta}</div>}
      <Title className={styles.title}>
        <DestinationLink {...destination} className={styles.link}>
          {title}
        </DestinationLink>
      </Title>
      {children}
      {prompt && (
        <p className={styles.prompt} aria-hidden="true">
          {prompt} <Icon name="arrow-right" size="sm" />
        </p>
      )}
    </Card>
  );
}
