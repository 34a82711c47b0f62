import type { Drawing } from '../drawing';
import { Flames, Knob, Tube } from '../fittings';
import { Box, Cutaway } from '../solids';
import s from '../illustrations.module.css';

/** Built-in oven: trim frame in front of the body, door down, burner box below the cavity. */
export const drawing = {
  body: (
    <>
      <Box x={106} y={46} w={194} h={232} d={96} />
      <Box x={92} y={40} w={214} h={248} d={8} />
      <path className={s.line} d="M92 76h214M172 50h54v16h-54zM182 58h14m6 0h14" />
      <Knob x={122} y={59} r={10} />
      <Knob x={270} y={59} r={10} />
      <path className={s.cut} d="M112 88h174v98h-174z" />
      <path className={s.side} d="M138 88h148v77h-148z" />
      <path d="M112 186h174v-21h-148z" />
      <path className={s.line} d="M112 146h174m-174-12h174M112 110h26m-26 12h26" />
      <path d="M164 146q-10-30 26-34 36-4 42 12 6 10 2 22z" />
      <path d="M206 142q-2-20 16-24 14-2 18 6l12-6q6-2 6 3 6 1 3 6-2 2-6 1l-9 7q-6 12-22 12-14 2-18-5z" />
      <path className={s.line} d="M156 146h98q-2 7-10 7h-78q-8 0-10-7zM176 122q6-5 12-5" />
      <Cutaway x={112} y={240} w={182} h={42} />
      <Tube w={9} d="M124 270h112" />
      <Flames at="130,265 144,265 158,265 172,265 186,265 200,265 214,265 228,265" />
      <path className={s.side} d="M292 186l-45 36v8l45-36z" />
      <path d="M106 186h186l-45 36h-186zM61 222v8h186v-8" />
      <path className={s.line} d="M126 193h130l-27 21h-130z" />
    </>
  ),
  parts: {
    'bake-element': {
      tip: [148, 172],
      badge: [34, 140],
      shape: <Tube w={6} d="M278 170h-118l-20 9h122l10-5h-96" />,
    },
    'temperature-sensor': {
      tip: [262, 104],
      badge: [370, 84],
      shape: (
        <>
          <Tube w={6} d="M262 104h-34" />
          <path d="M260 96h12v16h-12z" />
        </>
      ),
    },
    'door-hinge': {
      tip: [290, 180],
      badge: [370, 196],
      shape: (
        <>
          <path d="M286 170h12v20l-32 24-9-3 29-25z" />
          <circle cx="270" cy="206" r="3" />
        </>
      ),
    },
    'door-lock': {
      tip: [186, 84],
      badge: [34, 92],
      shape: <path d="M182 80h36v8h-13v5q0 6-6 6h-6v-5h4v-6h-15z" />,
    },
    igniter: {
      tip: [276, 268],
      badge: [370, 276],
      shape: (
        <>
          <path d="M264 254h20v22h-20zM242 258h22v14h-22z" />
          <path className={s.line} d="M264 262h-17v3h17v3h-17" />
        </>
      ),
    },
  },
} satisfies Drawing;
