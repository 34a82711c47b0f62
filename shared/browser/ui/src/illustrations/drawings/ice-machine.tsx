import type { Drawing } from '../drawing';
import { Compressor, Fan, Tube } from '../fittings';
import { Box, Column, Cutaway, Feet } from '../solids';
import s from '../illustrations.module.css';

/** Cubes with an edge of 15 at the given corners ("x,y x,y"): front, top and side. */
const cubes = (at: string) =>
  at
    .split(' ')
    .map((corner) => `M${corner}h15v15h-15zl5-4h15l-5 4m5-4v15l-5 4`)
    .join('');

/** Free-standing machine: freezer plate, ice bin, machinery below. */
export const drawing = {
  body: (
    <>
      <Feet x={112} y={296} w={150} d={100} />
      <Box x={112} y={48} w={150} h={248} d={100} />
      <path className={s.edge} d="M112 134h150M112 238h150" />
      <Cutaway x={118} y={54} w={138} h={76} />
      <path className={s.cut} d="M126 146h122v82h-122z" />
      <path d={cubes('184,178 160,180')} />
      <path d={cubes('209,196 187,195 164,196 141,197')} />
      <path d={cubes('223,213 200,213 177,213 154,213 131,213')} />
      <path className={s.side} d="M254 142l-28 22v7l28-22z" />
      <path d="M120 142h134l-28 22h-134zM92 164v7h134v-7" />
      <Cutaway x={118} y={242} w={138} h={50} />
      <Tube d="M338 118h-30" w={6} />
      <Tube d="M288 104v-22h-6" w={6} />
    </>
  ),
  parts: {
    compressor: {
      tip: [140, 274],
      badge: [36, 276],
      shape: <Compressor x={132} y={288} />,
    },
    'water-filter': {
      tip: [354, 170],
      badge: [370, 226],
      shape: (
        <>
          <Column x={352} y={128} r={14} h={54} />
          <Column x={352} y={114} r={17} h={10} />
          <path className={s.line} d="M344 146v28m8-26v28m8-30v28" />
        </>
      ),
    },
    'inlet-valve': {
      tip: [300, 104],
      badge: [366, 56],
      shape: (
        <>
          <path d="M278 110h32v14h-32z" />
          <Column x={294} y={96} r={10} h={14} />
        </>
      ),
    },
    'condenser-fan': { tip: [240, 262], badge: [370, 276], shape: <Fan x={226} y={268} r={18} /> },
    'evaporator-plate': {
      tip: [142, 76],
      badge: [36, 84],
      shape: (
        <>
          <Box x={136} y={72} w={98} h={46} d={16} />
          <path
            className={s.line}
            d="M150 72v46m14-46v46m14-46v46m14-46v46m14-46v46m14-46v46M136 83.5h98m-98 11.5h98m-98 11.5h98"
          />
        </>
      ),
    },
  },
} satisfies Drawing;
