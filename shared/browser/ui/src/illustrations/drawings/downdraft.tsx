import type { Drawing } from '../drawing';
import { Motor } from '../fittings';
import { barrel, blades, rim } from '../paths';
import { Box, Column, Cutaway, OnTop } from '../solids';
import s from '../illustrations.module.css';

/** Raised vent behind a cooktop; blower and lift in the cabinet below the counter. */
export const drawing = {
  body: (
    <>
      <Box x={72} y={166} w={200} h={134} d={130} />
      <Box x={56} y={150} w={232} h={10} d={160} />
      <OnTop x={56} y={150}>
        <path className={s.side} d="M18 12h196v96h-196z" />
        <path className={s.cut} d="M30 122h192v22h-192z" />
      </OnTop>
      <path d={rim(104, 132, 21) + rim(196, 134, 19) + rim(244, 123, 15) + rim(168, 116, 13)} />
      <Box x={144} y={34} w={192} h={71} d={16} />
      <path className={s.line} d="M84 117h-18" />
      <Column x={104} y={110} r={18} h={20} />
      <path
        className={s.line}
        d="M98 100q-8-12 4-22t38-12m-8-5l9 5-9 6M112 100q-4-8 4-14t24-8m-8-5l9 5-9 6"
      />
      <Cutaway x={80} y={172} w={184} h={122} />
      <circle className={s.side} cx="198" cy="235" r="30" />
    </>
  ),
  parts: {
    'lift-motor': {
      tip: [104, 258],
      badge: [30, 270],
      shape: (
        <>
          <path d="M108 186h9v60h-9z" />
          <path
            className={s.line}
            d="M108 194l9-5m-9 12l9-5m-9 12l9-5m-9 12l9-5m-9 12l9-5m-9 12l9-5m-9 12l9-5"
          />
          <Column x={112} y={250} r={13} h={26} />
        </>
      ),
    },
    'grease-filter': {
      tip: [316, 84],
      badge: [372, 112],
      shape: (
        <>
          <path d="M154 60h172v38h-172z" />
          <path
            className={s.line}
            d="M240 60v38M154 79l19-19m-19 38l38-38m-19 38l38-38m-19 38l38-38m-19 38l29-29M240 79l19-19m-19 38l38-38m-19 38l38-38m-19 38l38-38m-19 38l29-29"
          />
        </>
      ),
    },
    'blower-motor': {
      tip: [203, 247],
      badge: [350, 284],
      shape: <Motor x={192} y={240} r={17} d={14} />,
    },
    'blower-wheel': {
      tip: [232, 214],
      badge: [366, 210],
      shape: (
        <>
          <path fillRule="evenodd" d={`${barrel(192, 240, 44, 26)}M192 207a33 33 0 1 0 .1 0z`} />
          <circle className={s.edge} cx="192" cy="240" r="44" />
          <path className={s.line} d={blades(192, 240, 33, 44, 20)} />
        </>
      ),
    },
    'control-panel': {
      tip: [232, 46],
      badge: [100, 30],
      shape: (
        <>
          <path d="M226 40h100v13h-100z" />
          <path className={s.dots} d="M284 46.5h36" />
          <path className={s.line} d="M234 43.5h32v6h-32z" />
        </>
      ),
    },
  },
} satisfies Drawing;
