import { useId } from 'react';
import { joinClasses } from '../internal/join-classes';
import { Callout, type CalloutLink } from './Callout';
import { drawingSize, partsOf, shapeIn, type DrawingSlug } from './callouts';
import s from './illustrations.module.css';

export interface DrawingFrameProps {
  slug: DrawingSlug;
  /** Name of the drawing for screen readers. */
  title: string;
  /** The parts to number, in this order. Other parts have no callout. */
  parts: readonly CalloutLink[];
  className?: string | undefined;
}

/**
 * The drawing of an appliance, cut away, with numbered callouts.
 *
 * @throws RangeError if the drawing does not have a part, so that a misspelled id stops the build
 * instead of leaving out a callout.
 */
export function DrawingFrame({ slug, title, parts, className }: DrawingFrameProps) {
  const titleId = useId();
  const places = partsOf(slug);
  const numbered = new Set(parts.map(({ id }) => id));
  const missing = parts.find(({ id }) => !Object.hasOwn(places, id));
  if (missing) throw new RangeError(`"${title}" has no part "${missing.id}"`);

  return (
    <svg
      className={joinClasses(s.drawing, className)}
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      role={parts.length > 0 ? 'group' : 'img'}
      aria-labelledby={titleId}
    >
      <title id={titleId}>{title}</title>
      <use href={shapeIn(slug, 'body')} />
      {Object.keys(places)
        .filter((id) => !numbered.has(id))
        .map((id) => (
          <use key={id} className={s.part} href={shapeIn(slug, id)} />
        ))}
      {parts.map((link, index) => {
        const place = places[link.id];
        return (
          place && (
            <Callout key={link.id} link={link} number={index + 1} place={place}>
              <use href={shapeIn(slug, link.id)} />
            </Callout>
          )
        );
      })}
    </svg>
  );
}
