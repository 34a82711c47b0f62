import type { Drawing } from '../drawing';
import { Pump, Tube } from '../fittings';
import { Box, Cutaway, Feet, OnSide } from '../solids';
import s from '../illustrations.module.css';

/** Door open, racks loaded; the pumps are in the base below the tub. */
export const drawing = {
  body: (
    <>
      <Feet x={112} y={290} w={174} d={100} />
      <Box x={112} y={46} w={174} h={244} d={100} />
      <OnSide x={286} y={46}>
        <path className={s.line} d="M14 22h72v196h-72z" />
      </OnSide>
      <path className={s.cut} d="M128 66h142v118h-142z" />
      <path className={s.side} d="M144 66h126v104h-126z" />
      <path d="M128 184h142v-14h-126z" />
      <path className={s.line} d="M134 106h132m-132-14h132" />
      <path d="M148 104l-3-24h18l-3 24zM172 104l-3-24h18l-3 24zM196 104l-3-24h18l-3 24z" />
      <path d="M226 84h22v12a8 8 0 0 1-8 8h-6a8 8 0 0 1-8-8zM248 88h8v8h-8" />
      <path className={s.line} d="M134 92v14h132v-14m-112 0v14m26-14v14m26-14v14m28-14v14" />
      <path className={s.line} d="M134 142h132" />
      <ellipse cx="158" cy="136" rx="8" ry="19" />
      <ellipse cx="172" cy="136" rx="8" ry="19" />
      <ellipse cx="186" cy="136" rx="8" ry="19" />
      <ellipse cx="200" cy="136" rx="8" ry="19" />
      <path d="M224 136h34v18h-34z" />
      <path
        className={s.line}
        d="M230 136v-12m6 12v-16m6 16v-10m6 10v-15m5 15v-9M232 136v18m9-18v18m9-18v18"
      />
      <path
        className={s.line}
        d="M134 142v14h132v-14m-114 0v14m14-14v14m14-14v14m14-14v14m14-14v14"
      />
      <Cutaway x={140} y={238} w={136} h={46} />
      <Tube d="M256 264h12v20" w={8} />
      <path className={s.side} d="M286 192l-44 35v8l44-35z" />
      <path d="M112 192h174l-44 35h-174zM68 227v8h174v-8" />
      <path className={s.line} d="M118 197h152l-32 25h-152zM166 203h44l-13 11h-44z" />
    </>
  ),
  parts: {
    'spray-arm': {
      tip: [152, 169],
      badge: [36, 124],
      shape: (
        <>
          <path d="M194 168h12v12h-12z" />
          <path d="M146 166q54-7 108 0v6q-54 7-108 0z" />
          <path className={s.line} d="M166 161l-2-4m20 3-1-4m33 4 1-4m17 5 2-4" />
        </>
      ),
    },
    'drain-pump': { tip: [258, 266], badge: [366, 266], shape: <Pump x={248} y={263} r={11} /> },
    'door-latch': {
      tip: [183, 53],
      badge: [72, 32],
      shape: <path d="M180 48h38v10h-38zM193 58v-5h12v5" />,
    },
    'door-gasket': {
      tip: [274, 110],
      badge: [366, 128],
      shape: (
        <path
          fillRule="evenodd"
          d="M128 58h142q8 0 8 8v118q0 8-8 8h-142q-8 0-8-8v-118q0-8 8-8zm0 8v118h142v-118z"
        />
      ),
    },
    'wash-pump': { tip: [178, 266], badge: [36, 272], shape: <Pump x={190} y={263} r={14} /> },
  },
} satisfies Drawing;
