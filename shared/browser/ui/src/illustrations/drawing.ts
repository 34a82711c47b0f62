import type { ReactNode } from 'react';
import type { Point } from './projection';

/** A part that can fail. It has the second color and can have a numbered callout. */
export interface DrawnPart {
  shape: ReactNode;
  /** End of the callout's line on the part. */
  tip: Point;
  /** Center of the numbered circle. */
  badge: Point;
}

/** One appliance in a viewBox of 400 by 320 units. */
export interface Drawing {
  /** Everything that is not a link; drawn first. */
  body: ReactNode;
  /** By the ids in the catalog's issues. */
  parts: Readonly<Record<string, DrawnPart>>;
}

/** Width and height of every drawing, in viewBox units. */
export const drawingSize = { width: 400, height: 320 };

/** Radius of a callout's circle and of its round press target. */
export const calloutRadius = { badge: 13, target: 17 };
