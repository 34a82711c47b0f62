import type { ReactNode } from 'react';
import type { Point } from './projection';

/** A part that fails: drawn in the second colour, and pointed at by a numbered callout. */
export interface DrawnPart {
  shape: ReactNode;
  /** Where on the part the leader line ends. */
  tip: Point;
  /** Centre of the numbered circle. */
  badge: Point;
}

/** One appliance in a viewBox of 400 by 320 units. */
export interface Drawing {
  /** Everything that is not a link, painted first. */
  body: ReactNode;
  /** By the id that the catalogue's issues name. */
  parts: Readonly<Record<string, DrawnPart>>;
}

/** Width and height of every drawing, in viewBox units. */
export const drawingSize = { width: 400, height: 320 };

/** Radius of a callout's circle, and of the round area around it that can be pressed. */
export const calloutRadius = { badge: 13, target: 17 };
