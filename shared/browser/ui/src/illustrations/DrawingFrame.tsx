import { useId } from 'react';
import { joinClasses } from '../internal/join-classes';
import { Callout, type CalloutLink } from './Callout';
import { drawingSize, type Drawing } from './drawing';
import s from './illustrations.module.css';

export interface DrawingFrameProps {
  drawing: Drawing;
  /** Name of the drawing for screen readers. */
  title: string;
  /** The parts to number, in this order. Other parts have no callout. */
  parts: readonly CalloutLink[];
  className?: string;
}

/**
 * A drawing with numbered callouts, for a page that has loaded this drawing.
 *
 * @throws RangeError if the drawing does not have a part, so that a misspelled id stops the build
 * instead of leaving out a callout.
 */
export function DrawingFrame({ drawing, title, parts, className }: DrawingFrameProps) {
  const titleId = useId();
  const numbered = new Set(parts.map(({ id }) => id));
  const missing = parts.find(({ id }) => !Object.hasOwn(drawing.parts, id));
  if (missing) throw new RangeError(`"${title}" has no part "${missing.id}"`);

  return (
    <svg
      className={joinClasses(s.drawing, className)}
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      role={parts.length > 0 ? 'group' : 'img'}
      aria-labelledby={titleId}
    >
      <title id={titleId}>{title}</title>
      {drawing.body}
      {Object.entries(drawing.parts)
        .filter(([id]) => !numbered.has(id))
        .map(([id, part]) => (
          <g key={id} className={s.part}>
            {part.shape}
          </g>
        ))}
      {parts.map((link, index) => {
        const part = drawing.parts[link.id];
        return part && <Callout key={link.id} part={part} link={link} number={index + 1} />;
      })}
    </svg>
  );
}
