import svgpath from 'svgpath';
import { areas } from '../../data/areas';
import topology from '../../data/houston-zips.topo.json';
import { createAtlas, createPlotter } from './atlas';
import type { ZipTopology } from './atlas';

const atlas = createAtlas(topology as unknown as ZipTopology);

test('draws every served ZIP but the post-office one', () => {
  const drawn = atlas.shapes().map(({ properties }) => properties.zip);
  const served = areas.map(({ zipCode }) => zipCode).filter((zip) => zip !== '77001');
  expect(drawn.toSorted()).toEqual(served.toSorted());
  expect(atlas.shape('77001')).toBeUndefined();
});

test('agrees with the data on the region of every area', () => {
  const regions = new Map(areas.map(({ zipCode, region }) => [zipCode, region]));
  for (const { properties } of atlas.shapes()) {
    expect(properties.region).toBe(regions.get(properties.zip));
  }
});

test('borders are mutual, and no area borders on itself', () => {
  for (const { properties } of atlas.shapes()) {
    const others = atlas.borders(properties.zip);
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(properties.zip);
    for (const other of others) expect(atlas.borders(other)).toContain(properties.zip);
  }
  expect(atlas.borders('77001')).toEqual([]);
});

test('fits the drawing into its width', () => {
  const plot = createPlotter(atlas.shapes(), 720, 4);
  for (const shape of atlas.shapes()) {
    const { x, y, width, height } = plot.box(shape);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(plot.width);
    expect(y + height).toBeLessThanOrEqual(plot.height);
    const [mx, my] = plot.middle(shape);
    expect(mx).toBeGreaterThan(x);
    expect(my).toBeGreaterThan(y);
    expect(plot.path(shape)).toMatch(/^M[\d lmzhv-]+z$/);
  }
});

test('a drawing with relative coordinates ends where the absolute one ends', () => {
  const shapes = atlas.shapes().slice(0, 5);
  const plot = createPlotter(shapes, 720, 4);
  const [shape] = shapes;
  if (!shape) throw new Error('no shape');
  const { x, y, width, height } = plot.box(shape);
  const points: [x: number, y: number][] = [];
  svgpath(plot.path(shape))
    .abs()
    .iterate(([command], _, x, y) => void (command === 'M' || points.push([x, y])));
  const xs = points.map(([px]) => px);
  const ys = points.map(([, py]) => py);
  for (const [drawn, boxed] of [
    [Math.min(...xs), x],
    [Math.max(...xs), x + width],
    [Math.min(...ys), y],
    [Math.max(...ys), y + height],
  ] as const)
    expect(Math.abs(drawn - boxed)).toBeLessThanOrEqual(1);
});
