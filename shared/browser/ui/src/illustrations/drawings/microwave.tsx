import type { Drawing } from '../drawing';
import { rim } from '../paths';
import { Box, Column, Cutaway, OnSide } from '../solids';
import s from '../illustrations.module.css';

/** Door open to the left; magnetron behind the keys, turntable motor pulled out below. */
export const drawing = {
  body: (
    <>
      <Box x={112} y={74} w={200} h={140} d={100} />
      <OnSide x={312} y={74}>
        <path className={s.line} d="M20 30h40m-40 8h40m-40 8h40m-40 8h40" />
      </OnSide>
      <path className={s.cut} d="M122 84h128v118h-128z" />
      <path className={s.side} d="M140 84h110v100h-110z" />
      <path d="M122 202h128v-18h-110z" />
      <path d={rim(186, 192, 42)} />
      <path d="M166 156h34v30q-17 6-34 0zM200 162h8v14h-8" />
      <path className={s.line} d="M176 148q-4-6 0-10t0-10m12 20q-4-6 0-10t0-10" />
      <path className={s.line} d="M258 84v120" />
      <path d="M266 84h38v14h-38z" />
      <path className={s.dots} d="M270 108h34M270 117h34M270 126h34" />
      <Cutaway x={262} y={138} w={46} h={66} />
      <OnSide x={114} y={80}>
        <path d="M0 0v128h-118v-128z" />
        <path className={s.cut} d="M-20 22v84h-76v-84z" />
        <path className={s.line} d="M-80 84l30-40m-14 48l30-40" />
      </OnSide>
      <path className={s.axis} d="M186 206v40" />
    </>
  ),
  parts: {
    magnetron: {
      tip: [296, 176],
      badge: [368, 236],
      shape: (
        <>
          <path d="M270 162h32v30h-32zM280 162v-8h12v8M282 154v-6h8v6" />
          <path className={s.line} d="M270 168h32m-32 6h32m-32 6h32m-32 6h32" />
        </>
      ),
    },
    'door-switch': { tip: [254, 176], badge: [250, 270], shape: <path d="M250 164h8v18h-8z" /> },
    'waveguide-cover': {
      tip: [226, 104],
      badge: [210, 24],
      shape: <path d="M206 98h32v30h-32z" />,
    },
    'turntable-motor': {
      tip: [170, 270],
      badge: [80, 290],
      shape: (
        <>
          <Column x={186} y={258} r={24} h={16} />
          <Column x={186} y={248} r={4} h={10} />
        </>
      ),
    },
    'door-latch': {
      tip: [68, 134],
      badge: [30, 60],
      shape: <path d="M62 130h15q6 0 6 6v5h-7v-4h-14zM62 226h15q6 0 6 6v5h-7v-4h-14z" />,
    },
  },
} satisfies Drawing;
