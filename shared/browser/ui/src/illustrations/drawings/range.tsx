import type { Drawing } from '../drawing';
import { Knob, Tube } from '../fittings';
import { rim } from '../paths';
import { Box, Feet } from '../solids';
import s from '../illustrations.module.css';

/** Electric range: coils on top, board behind the backguard, oven open below. */
export const drawing = {
  body: (
    <>
      <Feet x={96} y={288} w={190} d={120} />
      <Box x={96} y={112} w={190} h={176} d={120} />
      <Box x={142} y={26} w={190} h={50} d={18} />
      <Knob x={160} y={51} r={8} />
      <Knob x={184} y={51} r={8} />
      <path className={s.line} d="M206 42h34v18h-34z" />
      <path
        className={s.side}
        d={rim(162, 99, 27) + rim(254, 99, 21) + rim(190, 82, 20) + rim(280, 82, 26)}
      />
      <Tube w={5} d={rim(254, 99, 15) + rim(254, 99, 6)} />
      <Tube w={5} d={rim(190, 82, 14) + rim(190, 82, 5)} />
      <Tube w={5} d={rim(280, 82, 20) + rim(280, 82, 11)} />
      <path className={s.cut} d="M112 130h158v80h-158z" />
      <path className={s.side} d="M134 130h136v62h-136z" />
      <path d="M112 210h158v-18h-136z" />
      <path className={s.line} d="M112 182h158m-158-10h158M112 150h22" />
      <path d="M160 168h58v8q0 6-7 6h-44q-7 0-7-6zM152 168h74v-5h-74zM158 163q4-11 31-11t31 11zM184 152q0-4 5-4t5 4" />
      <path className={s.line} d="M172 144q-4-3 0-6m16 4q-4-3 0-6m16 8q-4-3 0-6" />
      <path className={s.side} d="M278 212l-34 27v7l34-27z" />
      <path d="M104 212h174l-34 27h-174zM70 239v7h174v-7" />
      <path d="M102 254h178v28h-178zM170 264h42" />
    </>
  ),
  parts: {
    'bake-element': {
      tip: [146, 198],
      badge: [34, 170],
      shape: <Tube w={6} d="M262 196h-104l-18 8h108l8-4h-84" />,
    },
    'surface-element': {
      tip: [140, 99],
      badge: [34, 76],
      shape: <Tube w={6} d={rim(162, 98, 22) + rim(162, 98, 12)} />,
    },
    'temperature-sensor': {
      tip: [250, 146],
      badge: [370, 128],
      shape: (
        <>
          <Tube w={6} d="M248 146h-30" />
          <path d="M246 138h11v16h-11z" />
        </>
      ),
    },
    'door-hinge': {
      tip: [276, 206],
      badge: [370, 216],
      shape: <path d="M272 196h11v20l-26 20-8-3 23-20z" />,
    },
    'control-board': {
      tip: [316, 50],
      badge: [370, 40],
      shape: (
        <>
          <path d="M250 34h70v34h-70z" />
          <path
            className={s.line}
            d="M258 42h18v14h-18zM284 42h8v8h-8zM298 42h14M298 48h14M284 58h28"
          />
        </>
      ),
    },
  },
} satisfies Drawing;
