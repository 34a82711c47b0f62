import type { Drawing } from '../drawing';
import { Tube } from '../fittings';
import { column, rim } from '../paths';
import { Barrel, Box, Column, Cutaway, OnTop } from '../solids';
import s from '../illustrations.module.css';

/** Under the sink: mount, opened grinding chamber, motor; waste pipe at the left. */
export const drawing = {
  body: (
    <>
      <Column x={204} y={218} r={60} h={68} />
      <path className={s.line} d={column(204, 229, 60, 0)} />
      <Tube d="M258 136h40v-16" w={15} />
      <Column x={204} y={118} r={54} h={90} />
      <Column x={204} y={106} r={41} h={9} />
      <Column x={204} y={66} r={30} h={38} />
      <Cutaway x={154} y={130} w={100} h={82} />
      <Box x={78} y={70} w={206} h={8} d={104} />
      <OnTop x={78} y={70}>
        <path
          className={s.line}
          d="M24 10h158q12 0 12 12v60q0 12-12 12h-158q-12 0-12-12v-60q0-12 12-12z"
        />
      </OnTop>
    </>
  ),
  parts: {
    flywheel: {
      tip: [240, 189],
      badge: [366, 204],
      shape: (
        <>
          <Column x={206} y={190} r={34} h={7} />
          <path d="M178 187v-8l12-2v8zM222 188v-8l12-2v8z" />
          <path className={s.dots} d="M194 193l24-4" />
        </>
      ),
    },
    'drain-elbow': {
      tip: [98, 220],
      badge: [36, 178],
      shape: (
        <>
          <Tube d="M142 188h-24q-16 0-16 16v40" w={22} cap="butt" />
          <path d="M134 174h9v28h-9zM88 240h28v9h-28z" />
        </>
      ),
    },
    'grind-ring': {
      tip: [170, 152],
      badge: [36, 120],
      shape: (
        <>
          <Column x={206} y={145} r={37} h={16} />
          <path className={s.cut} d={rim(206, 145, 29)} />
          <path className={s.line} d="M174 159v9m9-7v9m10-7v9m11-9v9m11-10v9m11-11v9m10-12v9" />
        </>
      ),
    },
    'sink-flange': {
      tip: [240, 50],
      badge: [366, 66],
      shape: (
        <>
          <path d={rim(204, 52, 38)} />
          <path className={s.cut} d={rim(204, 52, 27)} />
          <path
            className={s.light}
            d="M204 18q7-5 13 1l-12 33q-4 3-4-2zM203 26l6 2m-6 8l5 1M210 16q-8-4-6-11m6 11q-2-6 4-13m-4 13q4-6 12-7"
          />
        </>
      ),
    },
    'reset-button': {
      tip: [234, 288],
      badge: [366, 290],
      shape: <Barrel x={227} y={290} r={8} d={8} />,
    },
  },
} satisfies Drawing;
