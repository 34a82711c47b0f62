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
    /** What pressing does, at the foot: `View Services`. Not read out, for the title is the link. */
    prompt?: ReactNode;
  };

/**
 * A card that is one link. The link is the title and its target grows over the whole card, so that
 * it is named by the title alone and the text can still be read piece by piece.
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
