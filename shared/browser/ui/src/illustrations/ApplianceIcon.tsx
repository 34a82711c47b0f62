import type { ReactNode } from 'react';
import { perDepth, round } from './projection';
import type { DrawingSlug } from './load';

const shade = { fill: 'currentColor', fillOpacity: 0.16, stroke: 'none' };

interface Front {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Depth of the cabinet to the right; default: 9. */
  d?: number;
}

/** A cabinet: front, top and shaded side, in the projection of the drawings. */
function Cabinet({ x, y, w, h, d = 9 }: Front) {
  const rise = round((d * -perDepth.y) / perDepth.x);
  const side = `${d}-${rise}v${h}l-${d} ${rise}`;
  return (
    <>
      <path {...shade} d={`M${x + w} ${y}l${side}z`} />
      <path
        d={`M${x} ${y}h${w}v${h}h-${w}zl${d}-${rise}h${w}v${h}l-${d} ${rise}m0-${h}l${d}-${rise}`}
      />
    </>
  );
}

/** Filled dots: knobs, keys, lamps. */
const dots = (at: string, r = 1.3) =>
  at.split(' ').map((point) => {
    const [cx, cy] = point.split(',');
    return <circle key={point} cx={cx} cy={cy} r={r} fill="currentColor" stroke="none" />;
  });

const pictures: Record<DrawingSlug, ReactNode> = {
  'washing-machine': (
    <>
      <Cabinet x={4} y={11} w={31} h={33} />
      <path d="M4 18h31M8.5 14.5h7" />
      {dots('30.5,14.5', 1.6)}
      <circle cx="19.5" cy="31" r="9.5" />
      <path d="M13.5 31.5q3-3 6 0t6 0" />
    </>
  ),
  dryer: (
    <>
      <path d="M10 12.5V5h31v7.5" />
      {dots('36.5,8.7 31.5,8.7')}
      <Cabinet x={4} y={18} w={31} h={26} d={7} />
      <circle cx="19.5" cy="31" r="9" />
      <path d="M15.5 34.5q-1.8-1.8 0-3.5t0-3.5m4 7q-1.8-1.8 0-3.5t0-3.5m4 7q-1.8-1.8 0-3.5t0-3.5" />
    </>
  ),
  refrigerator: (
    <>
      <Cabinet x={9} y={9} w={23} h={36} d={8} />
      <path d="M9 21.5h23M13.5 14v4M13.5 26v9" />
    </>
  ),
  dishwasher: (
    <>
      <path d="m38 8 7-5.6V38.4L38 44z" {...shade} />
      <path d="M11 34V8h27v36H11v-2.8M11 8l7-5.6h27v36L38 44m0-36 7-5.6M11 34h27l-9 7.2H2z" />
      <path d="M11 12.5h27M14.5 30h20" />
      <ellipse cx="18.5" cy="23.5" rx="2.5" ry="6.5" />
      <ellipse cx="25" cy="23.5" rx="2.5" ry="6.5" />
      <ellipse cx="31.5" cy="23.5" rx="2.5" ry="6.5" />
    </>
  ),
  oven: (
    <>
      <Cabinet x={4} y={10} w={34} h={34} d={6} />
      <path d="M4 18h34M17 14h8M9.5 22.5h23" />
      {dots('9.5,14 32.5,14', 1.6)}
      <rect x="9" y="27" width="24" height="12" rx="1.5" />
      <path d="M13 34.5q2-3.5 4 0t4 0 4 0 4 0" />
    </>
  ),
  microwave: (
    <>
      <Cabinet x={2} y={14} w={37} h={26} d={7} />
      <rect x="6" y="18" width="21" height="18" rx="1.5" />
      <path d="M10 31.5h13M31.5 19.5h3" />
      {dots('31.3,25 35,25 31.3,29.5 35,29.5 31.3,34 35,34')}
    </>
  ),
  stove: (
    <>
      <Cabinet x={4} y={26} w={32} h={19} d={8} />
      <path d="M4 33h32M10 38.5h20" />
      {dots('9,29.5 16.3,29.5 23.6,29.5 31,29.5', 1.5)}
      <path d="M24 3c.5 4 7 7 7 12.5a7 7 0 0 1-14 0c0-3 1.5-4.5 2.5-6 .5 2 1.5 3 2.5 3 1.5-2 .5-6 2-9.5z" />
    </>
  ),
  range: (
    <>
      <path d="M13 12.8V4h31v8.8" />
      {dots('18,8.4 39,8.4', 1.6)}
      <path d="M24 8.4h9" />
      <Cabinet x={4} y={20} w={31} h={25} />
      <ellipse cx="15.5" cy="16.4" rx="4.5" ry="1.4" />
      <ellipse cx="31" cy="16.4" rx="4.5" ry="1.4" />
      <path d="M10 25h19" />
      <rect x="9" y="29.5" width="21" height="10.5" rx="1.5" />
    </>
  ),
  'ice-machine': (
    <>
      <Cabinet x={7} y={10} w={27} h={35} d={8} />
      <path d="M7 19.5h27M12 14.8h8" />
      {dots('28.5,14.8', 1.5)}
      <path d="M10.5 45v-8h8v8m4 0v-8h8v8m-14-8v-8h8v8" />
    </>
  ),
  'garbage-disposal': (
    <>
      <path d="M2 3h4l3 6h30l3-6h4M18 9v5m12-5v5" />
      <path d="M13 14h22v12H13z" />
      <path d="M10 26h28v13a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5z" {...shade} stroke="currentColor" />
      <path d="M35 15.5h5.5a4.5 4.5 0 0 1 4.5 4.5v8h-5v-7.5h-5M17 21.5h14m-10.5 0v-3m7 3v-3" />
    </>
  ),
  'trash-compactor': (
    <>
      <path d="m36 8 7-5.6v32L36 40zM29 29l7-5.6v16L29 45z" {...shade} />
      <path d="M14 23.4V8h22v32l7-5.6v-32H21L14 8m22 0 7-5.6M14 23.4 7 29v16h22l7-5.6v-16L29 29v16M7 29h22" />
      <path d="M12.5 26q0-4 4.5-3.5 2.5-3 6-.5 5.5-1 5.5 4M14 35h8M25 11.5v5m-3-2.5 3 3 3-3" />
    </>
  ),
  downdraft: (
    <>
      <path d="m41 8 4-3.2V18.5L41 22zM33 30l11-8.8v5L33 35z" {...shade} />
      <path d="M12 21V8h29v13M12 8l4-3.2h29V18M41 8l4-3.2" />
      <path d="M17 12.5h19M17 17h19" />
      <path d="M2 30h31l11-8.8H13zM2 30v5h31l11-8.8v-5M33 30v5M14 35v10h13V35" />
      <path d="M20.5 36v6m-2.5-2.5 2.5 2.5 2.5-2.5" />
      <ellipse cx="17" cy="25.7" rx="4" ry="1.3" />
      <ellipse cx="30" cy="25.7" rx="4" ry="1.3" />
    </>
  ),
  cooktop: (
    <>
      <path d="m31 34 15-14v5L31 39z" {...shade} />
      <path d="M2 34h29l15-14H17zM2 34v5h29l15-14v-5M31 34v5" />
      <ellipse cx="21.5" cy="24" rx="4.5" ry="1.7" />
      <ellipse cx="35" cy="24" rx="4.5" ry="1.7" />
      <ellipse cx="13.5" cy="30" rx="4.5" ry="1.7" />
      <ellipse cx="27" cy="30" rx="4.5" ry="1.7" />
    </>
  ),
};

export interface ApplianceIconProps {
  slug: DrawingSlug;
  /** Edge in CSS pixels. */
  size?: number;
  className?: string;
}

/**
 * A small drawing of an appliance, in the color of the text. It is decoration, because the name of
 * the appliance is next to it as text.
 */
export function ApplianceIcon({ slug, size = 32, className }: ApplianceIconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {pictures[slug]}
    </svg>
  );
}
