import type { Drawing } from '../drawing';
import { Tube } from '../fittings';
import { rim } from '../paths';
import { Box, Column, OnTop } from '../solids';
import s from '../illustrations.module.css';

/** Places of the radiant elements and sizes of their dishes. */
const radiant = [
  [114, 198, 30],
  [158, 173, 23],
  [276, 175, 30],
] as const;

/** The heating ribbon in a dish. */
const ribbon = (x: number, y: number, r: number) =>
  [5, 10, 15, 20].map((step) => rim(x, y, r - step)).join('');

/** Glass lifted off the burner box: radiant elements, a gas burner, terminals, touch keys. */
export const drawing = {
  body: (
    <>
      <Box x={40} y={222} w={236} h={42} d={180} />
      <OnTop x={40} y={222}>
        <path className={s.cut} d="M8 9h220v162h-220z" />
      </OnTop>
      <path d="M49 219l73-58M122 161h212" className={s.line} />
      <Column x={222} y={202} r={22} h={5} />
      <Column x={222} y={194} r={15} h={7} />
      <path className={s.axis} d="M40 220v-104M276 220v-104M357 155v-104" />
    </>
  ),
  parts: {
    'glass-top': {
      tip: [56, 92],
      badge: [30, 40],
      shape: (
        <>
          <Box x={40} y={106} w={236} h={7} d={180} />
          <path
            className={s.line}
            d={
              rim(114, 80, 28) +
              rim(114, 80, 22) +
              rim(158, 55, 21) +
              rim(158, 55, 15) +
              rim(276, 57, 28) +
              rim(276, 57, 22) +
              rim(222, 80, 20)
            }
          />
          <path d="M357 41l-30 12 5 8-22-1-11 14-22 1" className={s.edge} />
        </>
      ),
    },
    'radiant-element': {
      tip: [84, 200],
      badge: [30, 168],
      shape: (
        <>
          <path d={radiant.map(([x, y, r]) => rim(x, y, r)).join('')} />
          <path className={s.line} d={radiant.map(([x, y, r]) => ribbon(x, y, r)).join('')} />
        </>
      ),
    },
    'spark-electrode': {
      tip: [258, 206],
      badge: [376, 212],
      shape: (
        <>
          <path d="M250 197h10v15h-10zM252 197v-9h6v9z" />
          <path d="M238 192l7 1-2 3 7 0-8-7 2-2z" />
        </>
      ),
    },
    'terminal-block': {
      tip: [88, 249],
      badge: [52, 290],
      shape: (
        <>
          <Tube d="M116 252v18q0 14 14 14h34" w={9} />
          <path d="M84 232h64v21h-64z" />
          <path className={s.line} d="M105 232v21m22-21v21" />
          <path className={s.screws} d="M94.5 242.5h0m21.5 0h0m21.5 0h0" />
        </>
      ),
    },
    'touch-panel': {
      tip: [150, 103],
      badge: [176, 137],
      shape: (
        <OnTop x={40} y={106}>
          <path d="M70 6h110v22h-110z" />
          <path className={s.dots} d="M80 17h96" />
        </OnTop>
      ),
    },
  },
} satisfies Drawing;
