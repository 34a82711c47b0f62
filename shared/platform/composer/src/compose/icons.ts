import { createRequire } from 'node:module';
import type { Resvg as Drawing } from '@resvg/resvg-js';
import { CachedResults } from '@site/build/cached-results';

/** Launchers cut icons into different shapes; each shape shows this share of the width. */
const safeShare = 0.75;

const nodeRequire = createRequire(import.meta.url);
const cached = new CachedResults([import.meta.filename], ['@resvg/resvg-js']);

function png(svg: string, width: number): Buffer {
  const input = JSON.stringify([svg, width]);
  const before = cached.read(input);
  if (before !== undefined) return Buffer.from(before, 'base64');
  const { Resvg } = nodeRequire('@resvg/resvg-js') as { Resvg: typeof Drawing };
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  cached.keep(input, drawn.toString('base64'));
  return drawn;
}

/** The icon on a ground that fills the square, for launchers that cut their own shape. */
function onGround(icon: string, ground: string): string {
  const edge = (1 - safeShare) / 2;
  const data = Buffer.from(icon).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="${ground}"/><image x="${edge}" y="${edge}" width="${safeShare}" height="${safeShare}" href="data:image/svg+xml;base64,${data}"/></svg>`;
}

/**
 * The icons as SVG with their width as PNG, by file name.
 * @param icon the shell's `icon.svg` @param ground color behind it, `#rrggbb`
 */
export const iconDrawings = (icon: string, ground: string): Record<string, [string, number]> => ({
  'icon-192.png': [icon, 192],
  'icon-512.png': [icon, 512],
  'icon-maskable.png': [onGround(icon, ground), 512],
  'apple-touch-icon.png': [onGround(icon, ground), 180],
});

/** Icons of an app below a prefix: the site's one on a ground. @param name `mine` */
export const appIconDrawings = (
  name: string,
  icon: string,
  ground: string,
): Record<string, [string, number]> => ({
  [`${name}-192.png`]: [onGround(icon, ground), 192],
  [`${name}-512.png`]: [onGround(icon, ground), 512],
});

/** PNG versions of the icon for devices that cannot show SVG. @param drawings SVG and width by file */
export const drawIcons = (drawings: Record<string, [string, number]>): Record<string, Buffer> =>
  Object.fromEntries(Object.entries(drawings).map(([name, drawing]) => [name, png(...drawing)]));

/** The icons of an app below a prefix, as its manifest lists them. Launchers may cut their edge off. */
export const appManifestIcons = (name: string) =>
  [192, 512].map((width) => ({
    src: `/${name}-${width}.png`,
    sizes: `${width}x${width}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));

/** The icons as a web manifest lists them. */
export const manifestIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
];
