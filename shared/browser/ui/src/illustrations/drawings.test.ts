import { applianceSlugs } from '@site/data-types/entities';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { brotliCompressSync } from 'node:zlib';
import { ApplianceDrawing, drawings } from './ApplianceDrawing';
import { calloutRadius, drawingSize } from './drawing';
import { loadDrawing, type DrawingSlug } from './load';
import type { Point } from './projection';

/** Parts that the catalog's issues name. */
const partIds: Record<DrawingSlug, string> = {
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

const markup = (slug: DrawingSlug) => {
  const parts = Object.keys(drawings[slug].parts).map((id) => ({
    id,
    label: id,
    to: `/issues/${slug}-${id}`,
  }));
  const drawing = createElement(ApplianceDrawing, { slug, title: `${slug}, cut away`, parts });
  return renderToStaticMarkup(createElement(MemoryRouter, null, drawing));
};

const callouts = (slug: DrawingSlug) => Object.entries(drawings[slug].parts);

const pairs = <T>(items: readonly T[]) =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

/** Side of the line a-b on which the point is. */
const turn = (a: Point, b: Point, point: Point) =>
  Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]));

const crosses = (a: Point, b: Point, c: Point, d: Point) =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

test('every appliance has a drawing, and nothing else does', () => {
  expect(Object.keys(drawings)).toEqual(applianceSlugs);
});

describe.each(applianceSlugs)('the drawing of the %s', (slug) => {
  it('has the five parts that the catalog names, in the same order', () => {
    expect(Object.keys(drawings[slug].parts)).toEqual(partIds[slug].split(' '));
  });

  it('stays under 6 kB compressed', () => {
    expect(brotliCompressSync(Buffer.from(markup(slug))).length).toBeLessThan(6000);
  });

  it('obeys the content security policy: no inline style, no image, one id', () => {
    const svg = markup(slug);
    expect(svg).not.toMatch(/ style=|<style|<image|Gradient|<script/);
    expect(svg.match(/ id="/g)).toHaveLength(1);
  });

  it('draws every coordinate as a number', () => {
    expect(markup(slug)).not.toMatch(/NaN|undefined|Infinity|\d\.\d{4}/);
  });

  it('keeps its callouts and their targets inside the drawing', () => {
    for (const [, { badge, tip }] of callouts(slug)) {
      for (const [[x, y], margin] of [[badge, calloutRadius.target] as const, [tip, 0] as const]) {
        expect(x).toBeGreaterThanOrEqual(margin);
        expect(y).toBeGreaterThanOrEqual(margin);
        expect(x).toBeLessThanOrEqual(drawingSize.width - margin);
        expect(y).toBeLessThanOrEqual(drawingSize.height - margin);
      }
    }
  });

  it('leaves enough room between callouts to press each', () => {
    for (const [[, one], [, other]] of pairs(callouts(slug))) {
      const apart = Math.hypot(one.badge[0] - other.badge[0], one.badge[1] - other.badge[1]);
      expect(apart).toBeGreaterThanOrEqual(2 * calloutRadius.target);
    }
  });

  it('has no crossing callout lines', () => {
    const tangled = pairs(callouts(slug)).filter(([[, one], [, other]]) =>
      crosses(one.tip, one.badge, other.tip, other.badge),
    );
    expect(tangled.map(([[one], [other]]) => `${one} x ${other}`)).toEqual([]);
  });

  it('can be loaded alone', async () => {
    expect(await loadDrawing(slug)).toBe(drawings[slug]);
  });
});

it('shows callouts large enough to press on a narrow phone', () => {
  const narrowest = 288;
  const scale = narrowest / drawingSize.width;
  expect(2 * calloutRadius.target * scale).toBeGreaterThanOrEqual(24);
});
