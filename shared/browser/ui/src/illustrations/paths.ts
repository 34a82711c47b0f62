import { perDepth, round, type Point } from './projection';

const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** A closed curve through the points, for sawn or torn edges. */
function smooth(points: readonly Point[]): string {
  const point = (index: number) => points[(index + points.length) % points.length] as Point;
  const curves = points.map((from, index) => {
    const [before, to, after] = [point(index - 1), point(index + 1), point(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(to)}`;
  });
  return `M${at(point(0))}${curves.join('')}z`;
}

/** Waves of a torn edge, alternately outward and inward. Fixed, so that all renders are equal. */
const waves = [0, -3, 2, -2, 3, -1, 2, -3, 1, -2, 3, -2];

/** The outline of a window torn into a panel, about `w` by `h` from (x, y). */
export function torn(x: number, y: number, w: number, h: number): string {
  const outline: Point[] = [
    [0.04, 0.06],
    [0.3, 0],
    [0.66, 0],
    [0.95, 0.04],
    [1, 0.35],
    [1, 0.7],
    [0.96, 0.95],
    [0.68, 1],
    [0.34, 1],
    [0.05, 0.96],
    [0, 0.66],
    [0, 0.32],
  ];
  return smooth(
    outline.map(([u, v], index) => {
      const wave = waves[index] ?? 0;
      const level = v === 0 || v === 1;
      return [x + u * w + (level ? 0 : wave), y + v * h + (level ? wave : 0)];
    }),
  );
}

/** The outline of a cylinder of radius `r` that runs `depth` units back from (x, y). */
export function barrel(x: number, y: number, r: number, depth: number): string {
  const length = Math.hypot(perDepth.x, perDepth.y);
  const [nx, ny] = [(-perDepth.y / length) * r, (perDepth.x / length) * r];
  const [dx, dy] = [round(perDepth.x * depth), round(perDepth.y * depth)];
  const [w, h] = [round(2 * nx), round(2 * ny)];
  return `M${at([x - nx, y - ny])}l${dx} ${dy}a${r} ${r} 0 0 1 ${w} ${h}l${-dx} ${-dy}a${r} ${r} 0 0 1 ${-w} ${-h}z`;
}

/** Curved blades of a fan, from the hub's radius to the rim's. */
export function blades(x: number, y: number, hub: number, rim: number, count: number): string {
  const polar = (radius: number, turn: number): Point => [
    x + radius * Math.cos(turn * 2 * Math.PI),
    y + radius * Math.sin(turn * 2 * Math.PI),
  ];
  return Array.from({ length: count }, (_, index) => {
    const turn = index / count;
    const wide = 0.55 / count;
    return `M${at(polar(hub, turn))}Q${at(polar(rim * 0.75, turn - wide * 0.5))} ${at(polar(rim, turn))}A${rim} ${rim} 0 0 1 ${at(polar(rim, turn + wide))}Q${at(polar(rim * 0.6, turn + wide))} ${at(polar(hub, turn + wide))}`;
  }).join('');
}

/**
 * A circle on the top plane is drawn as an ellipse. These are its half axes per unit of radius, its
 * rotation in degrees and its rightmost point, from the singular values of the projection
 * [[1, px], [0, py]].
 */
const tilted = (() => {
  const { x: px, y: py } = perDepth;
  const [xx, xy, yy] = [1 + px * px, px * py, py * py];
  const spread = Math.hypot((xx - yy) / 2, xy);
  return {
    major: Math.sqrt((xx + yy) / 2 + spread),
    minor: Math.sqrt((xx + yy) / 2 - spread),
    turn: round((Math.atan2(2 * xy, xx - yy) * 90) / Math.PI),
    right: [Math.sqrt(xx), xy / Math.sqrt(xx)] as const,
  };
})();

/** Half an ellipse on the top plane, counterclockwise, to a point relative to the current one. */
const half = (r: number, dx: number, dy: number) =>
  `a${round(tilted.major * r)} ${round(tilted.minor * r)} ${tilted.turn} 0 0 ${round(dx)} ${round(dy)}`;

/** A circle of radius `r` lying flat around (x, y). */
export function rim(x: number, y: number, r: number): string {
  const [dx, dy] = [tilted.right[0] * r, tilted.right[1] * r];
  return `M${at([x - dx, y - dy])}${half(r, 2 * dx, 2 * dy)}${half(r, -2 * dx, -2 * dy)}z`;
}

/** The outline of an upright cylinder of radius `r` and height `h`, its top around (x, y). */
export function column(x: number, y: number, r: number, h: number): string {
  const [dx, dy] = [tilted.right[0] * r, tilted.right[1] * r];
  return `M${at([x - dx, y - dy])}v${h}${half(r, 2 * dx, 2 * dy)}v${-h}${half(r, -2 * dx, -2 * dy)}z`;
}
