import type { Drawing } from '../drawing';
import { Flames, Hose, Knob } from '../fittings';
import { rim } from '../paths';
import { Barrel, Box, Column, Feet, OnTop } from '../solids';
import s from '../illustrations.module.css';

const grate = (x: number, y: number) =>
  `M${x - 36} ${y - 26}h72v56h-72zM${x} ${y - 26}v14m0 28v14M${x - 36} ${y}h20m32 0h20`;

/** Gas stove: one burner taken apart, one knob pulled off its valve. */
export const drawing = {
  body: (
    <>
      <Feet x={76} y={288} w={196} d={160} />
      <Box x={76} y={180} w={196} h={108} d={160} />
      <path className={s.line} d="M76 206h196M92 242h164v38h-164z" />
      <path d="M96 220h156v7h-156z" />
      <circle className={s.cut} cx="106" cy="193" r="9" />
      <Knob x={146} y={193} r={8} />
      <Knob x={178} y={193} r={8} />
      <Knob x={210} y={193} r={8} />
      <Knob x={242} y={193} r={8} />
      <path d={rim(141, 165, 26)} />
      <path className={s.cut} d={rim(141, 165, 9)} />
      <path d={rim(243, 165, 26) + rim(173, 139, 22) + rim(273, 139, 22)} />
      <Column x={173} y={134} r={12} h={5} />
      <Column x={273} y={134} r={12} h={5} />
      <OnTop x={76} y={180}>
        <path className={s.edge} d={grate(46, 112) + grate(146, 112)} />
      </OnTop>
      <Flames h={20} at="222,164 242,156 263,159" />
      <Column x={243} y={157} r={13} h={7} />
      <Flames h={20} at="230,174 247,175 261,170" />
      <path className={s.axis} d="M141 160v-126M106 193l-52 41" />
      <Column x={141} y={28} r={28} h={6} />
      <Knob x={52} y={236} r={10} />
    </>
  ),
  parts: {
    'burner-head': {
      tip: [110, 74],
      badge: [34, 52],
      shape: (
        <>
          <Column x={141} y={66} r={32} h={15} />
          <path className={s.dots} d="M112 82q26 14 60-3" />
          <path className={s.cut} d={rim(141, 66, 11)} />
        </>
      ),
    },
    'gas-connector': {
      tip: [362, 206],
      badge: [364, 286],
      shape: (
        <>
          <Hose d="M330 184h12q18 0 18 20v34" w={13} />
          <path d="M351 238h18v14h-18zM369 242h12v6h-12z" />
        </>
      ),
    },
    'spark-electrode': {
      tip: [206, 92],
      badge: [276, 58],
      shape: (
        <>
          <path d="M195 78h12v24h-12zM198 78v-16h6v16zM201 102q0 14 10 14" />
          <path d="M176 60l14 3-5 4 12 2-14-11 5-4z" />
        </>
      ),
    },
    orifice: {
      tip: [131, 122],
      badge: [34, 116],
      shape: (
        <>
          <Column x={141} y={118} r={10} h={12} />
          <Column x={141} y={107} r={5} h={9} />
        </>
      ),
    },
    'control-valve': {
      tip: [100, 194],
      badge: [34, 176],
      shape: (
        <>
          <Barrel x={103} y={195} r={7} d={6} />
          <Barrel x={90} y={206} r={3.5} d={28} />
        </>
      ),
    },
  },
} satisfies Drawing;
