/**
 * The oblique projection of all drawings. Shapes in the front plane do not change (a drum's circle
 * stays a circle). Each unit of depth moves a point up and to the right.
 */
export const perDepth = { x: 0.45, y: -0.36 };

/** A place in the drawing, in viewBox units from its top left corner. */
export type Point = readonly [x: number, y: number];

/** Rounds to one decimal. More decimals are invisible and cost bytes. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** `transform` of a group with x to the right and y to the back; its corner is the given point. */
export const topPlane = (x: number, y: number): string =>
  `matrix(1 0 ${perDepth.x} ${perDepth.y} ${x} ${y})`;

/** `transform` of a group with x to the back and y down; its corner is the given point. */
export const sidePlane = (x: number, y: number): string =>
  `matrix(${perDepth.x} ${perDepth.y} 0 1 ${x} ${y})`;
