import { useId } from 'react';
import { joinClasses } from '../internal/join-classes';
import { Callout, type CalloutLink } from './Callout';
import { drawingSize, shapeIn, type DrawingSlug } from './callouts';
import s from './illustrations.module.css';

export interface DrawingFrameProps {
  slug: DrawingSlug;
  /** Name of the drawing for screen readers. */
  title: string;
  /** The drawing's parts in the order of their numbers, or none. */
  parts?: readonly CalloutLink[];
  className?: string | undefined;
}

/** The drawing of an appliance, cut away, with numbered callouts. */
export function DrawingFrame({ slug, title, parts = [], className }: DrawingFrameProps) {
  const titleId = useId();
  const numbered = parts.length > 0;
  return (
    <svg
      className={joinClasses(s.drawing, className)}
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      role={numbered ? 'group' : 'img'}
      aria-labelledby={titleId}
    >
      <title id={titleId}>{title}</title>
      <use href={shapeIn(slug, numbered ? 'body' : 'all')} />
      {parts.map((link, index) => (
        <Callout key={link.id} link={link} number={index + 1}>
          <use href={shapeIn(slug, link.id)} />
        </Callout>
      ))}
    </svg>
  );
}
