import { barrel, column, rim, torn } from './paths';
import { perDepth } from './projection';

/** Where the pen ends, after a path of relative v, l and a commands from an absolute M. */
const walk = (path: string) => {
  const stations: [number, number][] = [];
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
    stations.push([x, y]);
  }
  return stations;
};

it.each([
  ['barrel', barrel(100, 80, 24, 50)],
  ['rim', rim(100, 80, 24)],
  ['column', column(100, 80, 24, 50)],
])('the outline of a %s comes back to where it began', (_, path) => {
  const stations = walk(path);
  const [first, last] = [stations[0], stations.at(-1)];
  expect(last?.[0]).toBeCloseTo(first?.[0] ?? NaN, 0);
  expect(last?.[1]).toBeCloseTo(first?.[1] ?? NaN, 0);
});

it('a flat circle is seen as the projection has it', () => {
  const radius = 100;
  const [left] = walk(rim(0, 0, radius));
  const [x = NaN, y = NaN] = left ?? [];
  const depth = y / perDepth.y;
  expect(Math.hypot(x - perDepth.x * depth, depth)).toBeCloseTo(radius, 0);
});

it('a cylinder that runs back moves with the depth', () => {
  const [front, far] = walk(barrel(0, 0, 30, 100));
  expect((far?.[0] ?? NaN) - (front?.[0] ?? NaN)).toBeCloseTo(perDepth.x * 100);
  expect((far?.[1] ?? NaN) - (front?.[1] ?? NaN)).toBeCloseTo(perDepth.y * 100);
});

it('a torn window is the same at every print', () => {
  expect(torn(10, 20, 100, 60)).toBe(torn(10, 20, 100, 60));
  expect(torn(10, 20, 100, 60)).not.toMatch(/NaN/);
});
