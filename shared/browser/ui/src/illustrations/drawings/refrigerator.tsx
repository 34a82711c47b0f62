import type { Drawing } from '../drawing';
import { Compressor, Fan, Tube } from '../fittings';
import { Box, Cutaway, Feet } from '../solids';
import s from '../illustrations.module.css';

/** Opened freezer above, opened machine compartment below, defrost drain between them. */
export const drawing = {
  body: (
    <>
      <Feet x={132} y={298} w={128} d={110} />
      <Box x={132} y={54} w={128} h={244} d={110} />
      <path className={s.edge} d="M132 146h128l49.5-39.6" />
      <path className={s.line} d="M132 244h128l49.5-39.6" />
      <Tube d="M142 86v46" w={7} />
      <Tube d="M142 162v52" w={7} />
      <path d="M178 168h30v30h-30z" />
      <path className={s.line} d="M184 177h18m-18 6h18m-18 6h11" />
      <circle cx="193" cy="169" r="3" />
      <Cutaway x={154} y={60} w={100} h={80} />
      <path className={s.line} d="M204 74h42m-42 7h42m-42 7h42m-42 7h42m-42 7h42m-42 7h42" />
      <path d="M202 70v44m46-44v44" />
      <Cutaway x={138} y={249} w={116} h={45} />
      <path d="M204 289h26v-5h-26z" />
    </>
  ),
  parts: {
    compressor: {
      tip: [158, 268],
      badge: [36, 272],
      shape: <Compressor x={150} y={288} />,
    },
    'ice-maker': {
      tip: [164, 78],
      badge: [36, 72],
      shape: (
        <>
          <path d="M162 70h34v14h-34z" />
          <path className={s.line} d="M170 70v14m9-14v14m9-14v14M192 84v10l-8 8" />
          <path d="M164 104h9v9h-9zm11 4h9v9h-9zM167 93h9v9h-9z" />
        </>
      ),
    },
    'defrost-drain': {
      tip: [217, 212],
      badge: [36, 172],
      shape: (
        <>
          <path d="M200 118h46l-22 9v9h-8v-9z" />
          <path className={s.axis} d="M217 142v140m6-140v140" />
        </>
      ),
    },
    'evaporator-fan': { tip: [238, 86], badge: [366, 62], shape: <Fan x={225} y={91} r={17} /> },
    'condenser-fan': { tip: [246, 270], badge: [366, 258], shape: <Fan x={236} y={270} r={14} /> },
  },
} satisfies Drawing;
