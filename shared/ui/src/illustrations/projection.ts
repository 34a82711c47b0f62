/**
 * The one point of view of all drawings: an oblique projection. What lies in the front plane keeps
 * its shape (a drum's circle stays a circle); every unit of depth moves up and to the right.
 */
export const perDepth = { x: 0.45, y: -0.36 };

/** A place in the drawing, in viewBox units from its top left corner. */
export type Point = readonly [x: number, y: number];

/** One decimal: finer is invisible at any size a drawing is shown, and costs bytes. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** `transform` of a group whose own x runs right and y runs back, its corner at the given point. */
export const topPlane = (x: number, y: number): string =>
  `matrix(1 0 ${perDepth.x} ${perDepth.y} ${x} ${y})`;

/** `transform` of a group whose own x runs back and y runs down, its corner at the given point. */
export const sidePlane = (x: number, y: number): string =>
  `matrix(${perDepth.x} ${perDepth.y} 0 1 ${x} ${y})`;
