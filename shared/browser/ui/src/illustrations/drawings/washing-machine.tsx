import type { Drawing } from '../drawing';
import { Drum, Knob, Motor, Pump } from '../fittings';
import { Barrel, Box, Cutaway, Feet, OnSide } from '../solids';
import s from '../illustrations.module.css';

/** Front loader with its door open: seal, drum and lock above, motor and pump below. */
export const drawing = {
  body: (
    <>
      <Feet x={104} y={284} w={170} d={120} />
      <Box x={104} y={64} w={170} h={220} d={120} />
      <OnSide x={274} y={64}>
        <path className={s.line} d="M16 30h88v170h-88z" />
      </OnSide>
      <path className={s.line} d="M104 96h170M114 72h50v16h-50zM124 80h30M178 74h44v13h-44z" />
      <Knob x={250} y={81} r={10} />
      <circle cx="188" cy="162" r="58" />
      <Drum x={188} y={162} />
      <Cutaway x={116} y={228} w={148} h={50} />
      <OnSide x={126} y={162}>
        <circle cx="-58" cy="4" r="54" />
        <circle cx="-58" cy="0" r="54" />
        <circle className={s.cut} cx="-54" cy="2" r="37" />
        <path className={s.line} d="M-72-14l26-14M-74 6l34-18" />
      </OnSide>
    </>
  ),
  parts: {
    'drain-pump': {
      tip: [243, 262],
      badge: [366, 262],
      shape: <Pump x={232} y={257} r={12} />,
    },
    'drive-motor': {
      tip: [140, 266],
      badge: [34, 276],
      shape: <Motor x={150} y={258} r={15} d={36} />,
    },
    'door-boot': {
      tip: [161, 121],
      badge: [34, 84],
      shape: (
        <>
          <path fillRule="evenodd" d="M188 110a52 52 0 1 1-.1 0zm0 9a43 43 0 1 0 .1 0z" />
          <circle className={s.line} cx="188" cy="162" r="47.5" />
        </>
      ),
    },
    'drum-bearing': {
      tip: [205, 149],
      badge: [366, 92],
      shape: (
        <>
          <Barrel x={197} y={155} r={11} d={6} />
          <circle className={s.line} cx="197" cy="155" r="5" />
        </>
      ),
    },
    'door-lock': {
      tip: [266, 168],
      badge: [366, 178],
      shape: (
        <>
          <path d="M252 146h15v30h-15z" />
          <path className={s.ink} d="M256 153h7v10h-7z" />
        </>
      ),
    },
  },
} satisfies Drawing;
