import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applianceSlugs, type ApplianceSlug } from '@site/data-types/entities';
import {
  calloutRadius,
  callouts,
  drawingSize,
  placeOf,
  stepNames,
  type Place,
  type Point,
} from './callouts';

/** Parts that the catalog's issues name. */
const partIds: Record<ApplianceSlug, string> = {
  'washing-machine': 'drain-pump drive-motor door-boot drum-bearing door-lock',
  dryer: 'heating-element drive-belt vent drum-rollers door-switch',
  refrigerator: 'compressor ice-maker defrost-drain evaporator-fan condenser-fan',
  dishwasher: 'spray-arm drain-pump door-latch door-gasket wash-pump',
  oven: 'bake-element temperature-sensor door-hinge door-lock igniter',
  microwave: 'magnetron door-switch waveguide-cover turntable-motor door-latch',
  stove: 'burner-head gas-connector spark-electrode orifice control-valve',
  range: 'bake-element surface-element temperature-sensor door-hinge control-board',
  'ice-machine': 'compressor water-filter inlet-valve condenser-fan evaporator-plate',
  'garbage-disposal': 'flywheel drain-elbow grind-ring sink-flange reset-button',
  'trash-compactor': 'drive-motor drawer-switch power-screw drawer-track carbon-filter',
  downdraft: 'lift-motor grease-filter blower-motor blower-wheel control-panel',
  cooktop: 'glass-top radiant-element spark-electrode terminal-block touch-panel',
};

const textOf = (name: string) =>
  readFileSync(join(__dirname, '../../public/drawings', `${name}.svg`), 'utf8');

const placesOf = (slug: ApplianceSlug) => Object.entries<Place>(callouts[slug]);

const pairs = <T>(items: readonly T[]) =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

/** Side of the line a-b on which the point is. */
const turn = (a: Point, b: Point, point: Point) =>
  Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]));

const crosses = (a: Point, b: Point, c: Point, d: Point) =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

test('every appliance has a drawing, and nothing else does', () => {
  expect(Object.keys(callouts)).toEqual(applianceSlugs);
});

test('every appliance has an icon of its own', () => {
  const icons = [...textOf('icons').matchAll(/<g id="([\w-]+)">([^]*?)<\/g>/g)];
  expect(icons.map(([, id]) => id)).toEqual(applianceSlugs);
  expect(new Set(icons.map(([, , shapes]) => shapes)).size).toBe(applianceSlugs.length);
});

test('everything to find before a repair is drawn, in the color of the text', () => {
  const steps = [...textOf('steps').matchAll(/<g id="([\w-]+)">([^]*?)<\/g>/g)];
  expect(steps.map(([, id]) => id)).toEqual(stepNames);
  for (const [, , shapes] of steps) {
    expect(shapes).toContain('<path d="');
    expect(shapes).not.toMatch(/ style=|(fill|stroke)="(?!none|currentColor)|NaN|undefined/);
  }
});

describe.each(applianceSlugs)('the drawing of the %s', (slug) => {
  it('has the five parts that the catalog names, in the same order', () => {
    expect(Object.keys(callouts[slug])).toEqual(partIds[slug].split(' '));
  });

  it('has a shape for the body and for each part', () => {
    const ids = [...textOf(slug).matchAll(/^ {2}<g id="([\w-]+)">$/gm)].map(([, id]) => id);
    expect(ids).toEqual(['all', 'body', ...Object.keys(callouts[slug])]);
  });

  it('names only colors that its frame sets', () => {
    const names = [...textOf(slug).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    const frame = readFileSync(join(__dirname, 'illustrations.module.css'), 'utf8');
    for (const name of names) expect(frame).toContain(`  ${name}: `);
  });

  it('has no style, script or picture, and every coordinate is a number', () => {
    expect(textOf(slug)).not.toMatch(/ style=|<style|<image|<script|href|NaN|undefined|Infinity/);
  });

  it('keeps its callouts and their targets inside the drawing', () => {
    for (const [, [tip, badge]] of placesOf(slug)) {
      for (const [[x, y], margin] of [[badge, calloutRadius.target] as const, [tip, 0] as const]) {
        expect(x).toBeGreaterThanOrEqual(margin);
        expect(y).toBeGreaterThanOrEqual(margin);
        expect(x).toBeLessThanOrEqual(drawingSize.width - margin);
        expect(y).toBeLessThanOrEqual(drawingSize.height - margin);
      }
    }
  });

  it('leaves enough room between callouts to press each', () => {
    for (const [[, one], [, other]] of pairs(placesOf(slug))) {
      const apart = Math.hypot(one[1][0] - other[1][0], one[1][1] - other[1][1]);
      expect(apart).toBeGreaterThanOrEqual(2 * calloutRadius.target);
    }
  });

  it('has no crossing callout lines', () => {
    const tangled = pairs(placesOf(slug)).filter(([[, one], [, other]]) =>
      crosses(one[0], one[1], other[0], other[1]),
    );
    expect(tangled.map(([[one], [other]]) => `${one} x ${other}`)).toEqual([]);
  });
});

it('refuses a part that a drawing does not have', () => {
  expect(() => placeOf('dryer', 'flux-capacitor')).toThrow('"dryer" has no part "flux-capacitor"');
});

it('shows callouts large enough to press on a narrow phone', () => {
  const narrowest = 288;
  const scale = narrowest / drawingSize.width;
  expect(2 * calloutRadius.target * scale).toBeGreaterThanOrEqual(24);
});
