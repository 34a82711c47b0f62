import { Resvg } from '@resvg/resvg-js';

/** Share of the width that launchers show, however they cut their icons. */
const safe = 0.75;

const png = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** The icon on ground that runs to the edges, for launchers that cut a shape of their own. */
function onGround(icon: string, ground: string): string {
  const edge = (1 - safe) / 2;
  const data = Buffer.from(icon).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="${ground}"/><image x="${edge}" y="${edge}" width="${safe}" height="${safe}" href="data:image/svg+xml;base64,${data}"/></svg>`;
}

/**
 * Pictures of the icon by file, PNG, for devices that take no SVG.
 * @param icon the shell's `icon.svg` @param ground colour behind it, `#rrggbb`
 */
export function drawIcons(icon: string, ground: string): Record<string, Buffer> {
  return {
    'icon-192.png': png(icon, 192),
    'icon-512.png': png(icon, 512),
    'icon-maskable.png': png(onGround(icon, ground), 512),
    'apple-touch-icon.png': png(onGround(icon, ground), 180),
  };
}

/** The same as a web manifest lists them. */
export const manifestIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
];
