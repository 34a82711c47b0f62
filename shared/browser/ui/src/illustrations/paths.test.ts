import { barrel, column, rim, torn } from './paths';
import { perDepth } from './projection';

/** Points of a path with relative v, l and a commands after an absolute M. */
const walk = (path: string) => {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest = ''] of path.matchAll(/([MvlaA])([^MvlaAz]*)/g)) {
    const numbers = rest
      .trim()
      .split(/[\s]+|(?=-)/)
      .filter(Boolean)
      .map(Number);
    const [dx = 0, dy = 0] = numbers.slice(-2);
    if (command === 'M') [x, y] = [dx, dy];
    else if (command === 'v') y += numbers[0] ?? 0;
    else [x, y] = [x + dx, y + dy];
    points.push([x, y]);
  }
  return points;
};

it.each([
  ['barrel', barrel(100, 80, 24, 50)],
  ['rim', rim(100, 80, 24)],
  ['column', column(100, 80, 24, 50)],
])('the outline of a %s is closed', (_, path) => {
  const points = walk(path);
  const [first, last] = [points[0], points.at(-1)];
  expect(last?.[0]).toBeCloseTo(first?.[0] ?? NaN, 0);
  expect(last?.[1]).toBeCloseTo(first?.[1] ?? NaN, 0);
});

it('a flat circle follows the projection', () => {
  const radius = 100;
  const [left] = walk(rim(0, 0, radius));
  const [x = NaN, y = NaN] = left ?? [];
  const depth = y / perDepth.y;
  expect(Math.hypot(x - perDepth.x * depth, depth)).toBeCloseTo(radius, 0);
});

it('the far end of a cylinder moves by its depth', () => {
  const [front, far] = walk(barrel(0, 0, 30, 100));
  expect((far?.[0] ?? NaN) - (front?.[0] ?? NaN)).toBeCloseTo(perDepth.x * 100);
  expect((far?.[1] ?? NaN) - (front?.[1] ?? NaN)).toBeCloseTo(perDepth.y * 100);
});

it('a torn window is the same at every render', () => {
  expect(torn(10, 20, 100, 60)).toBe(torn(10, 20, 100, 60));
  expect(torn(10, 20, 100, 60)).not.toMatch(/NaN/);
});
