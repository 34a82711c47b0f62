import type { Drawing } from '../drawing';
import { Drum, Hose, Knob, Motor, Tube } from '../fittings';
import { Barrel, Box, Cutaway, Feet, OnSide } from '../solids';
import s from '../illustrations.module.css';

/** Front cut away: drum on its rollers, belt to the motor; heater at the side, hose at the back. */
export const drawing = {
  body: (
    <>
      <Feet x={100} y={284} w={160} d={120} />
      <Box x={100} y={88} w={160} h={196} d={120} />
      <Box x={143} y={20} w={160} h={33} d={24} />
      <path className={s.line} d="M154 29h54v15h-54zM222 36h20" />
      <Knob x={274} y={37} r={11} />
      <OnSide x={260} y={88}>
        <Cutaway x={18} y={44} w={86} h={108} />
      </OnSide>
      <Cutaway x={112} y={114} w={136} h={164} />
      <Motor x={178} y={262} r={12} d={22} />
      <Barrel x={174} y={180} r={54} d={32} />
      <Drum x={174} y={180} />
    </>
  ),
  parts: {
    'heating-element': {
      tip: [300, 150],
      badge: [368, 112],
      shape: (
        <OnSide x={260} y={88}>
          <path d="M36 66h50v66h-50z" />
          <path className={s.line} d="M42 124v-50h8v50h8v-50h8v50h8v-50h6v50" />
        </OnSide>
      ),
    },
    'drive-belt': {
      tip: [166, 122],
      badge: [34, 84],
      shape: (
        <Tube
          w={7}
          cap="butt"
          d="M146.3 132.4A54.5 54.5 0 0 1 225 206.3L187 266A9 9 0 0 1 169 262L149.5 228.5"
        />
      ),
    },
    vent: {
      tip: [352, 252],
      badge: [368, 292],
      shape: <Hose d="M316 222h10q26 0 26 30v12" w={22} />,
    },
    'drum-rollers': {
      tip: [134, 232],
      badge: [34, 250],
      shape: (
        <>
          <Barrel x={135} y={231} r={10} d={10} />
          <circle className={s.line} cx="135" cy="231" r="4" />
          <Barrel x={213} y={231} r={10} d={10} />
          <circle className={s.line} cx="213" cy="231" r="4" />
        </>
      ),
    },
    'door-switch': {
      tip: [242, 100],
      badge: [368, 60],
      shape: <path d="M226 94h18v13h-18zM226 97h-6v7h6" />,
    },
  },
} satisfies Drawing;
