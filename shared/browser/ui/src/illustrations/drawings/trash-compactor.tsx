import type { Drawing } from '../drawing';
import { Motor, Tube } from '../fittings';
import { Box, Cutaway, Feet, OnSide } from '../solids';
import s from '../illustrations.module.css';

/** The turns of a screw of width 10 and height 60. */
const thread = (x: number, y: number) =>
  `M${x} ${y}h10v60h-10z` +
  Array.from({ length: 9 }, (_, turn) => `M${x} ${y + 8 + turn * 6}l10-5`).join('');

/** Ram, screws and motor above; the drawer with its full bag is pulled out. */
export const drawing = {
  body: (
    <>
      <Feet x={150} y={290} w={132} d={110} />
      <Box x={150} y={46} w={132} h={244} d={110} />
      <path className={s.line} d="M150 68h132M160 52h34v10h-34zM254 57h18M264 57" />
      <Cutaway x={155} y={73} w={122} h={112} />
      <Tube d="M178 96h74" w={7} />
      <Box x={164} y={154} w={96} h={9} d={26} />
      <path className={s.side} d="M282 180l-63 50v78l63-50z" />
      <path className={s.cut} d="M150 180h132l-63 50h-132z" />
      <path d="M106 226q0-20 18-20 6-16 24-11 14-16 34-6 20-10 32 4 20 0 16 16l-22 20h-102z" />
      <path className={s.line} d="M126 212q8-2 12 6m16-14q-2 8 4 14m24-20q8 4 8 12m-70 12l-4 8" />
      <path d="M190 196l10-24h8l2-10h8l-2 12q6 6 2 14l-6 14z" />
      <path d="M87 230h132v78h-132z" />
      <path className={s.line} d="M94 237h118v64h-118z" />
      <path d="M124 246h58v8h-58z" />
    </>
  ),
  parts: {
    'drive-motor': {
      tip: [200, 104],
      badge: [36, 72],
      shape: <Motor x={210} y={106} r={17} d={22} />,
    },
    'drawer-switch': {
      tip: [276, 144],
      badge: [366, 124],
      shape: <path d="M264 134h13v24h-13zM264 142h-5v5h5" />,
    },
    'power-screw': {
      tip: [178, 130],
      badge: [36, 134],
      shape: <path d={thread(174, 94) + thread(246, 94)} />,
    },
    'drawer-track': {
      tip: [252, 226],
      badge: [366, 214],
      shape: (
        <OnSide x={219} y={250}>
          <path d="M6-3h150v9h-150z" />
          <path className={s.line} d="M14 1.5h132" />
        </OnSide>
      ),
    },
    'carbon-filter': {
      tip: [330, 58],
      badge: [366, 30],
      shape: (
        <>
          <OnSide x={282} y={46}>
            <path className={s.cut} d="M22 24h68v40h-68z" />
          </OnSide>
          <OnSide x={298} y={52}>
            <path d="M22 24h68v40h-68z" />
            <path className={s.dots} d="M32 34h54M32 44h54M32 54h54" />
          </OnSide>
        </>
      ),
    },
  },
} satisfies Drawing;
