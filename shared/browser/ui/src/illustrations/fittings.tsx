import { blades } from './paths';
import { round } from './projection';
import { Barrel } from './solids';
import s from './illustrations.module.css';

/** A hose, a pipe, a belt or a bent heating element along a path, `w` units thick. */
export function Tube({ d, w, cap }: { d: string; w: number; cap?: 'butt' }) {
  return (
    <g strokeLinecap={cap}>
      <path className={s.tube} strokeWidth={w} d={d} />
      <path className={`${s.tube} ${s.bore}`} strokeWidth={round(w - 3.6)} d={d} />
    </g>
  );
}

/** A flexible hose: a tube with ribs. */
export function Hose({ d, w }: { d: string; w: number }) {
  return (
    <>
      <Tube d={d} w={w} />
      <path className={`${s.tube} ${s.ribs}`} strokeWidth={w} d={d} />
    </>
  );
}

/** A turning knob with its mark. */
export function Knob({ x, y, r = 9 }: { x: number; y: number; r?: number }) {
  return (
    <>
      <Barrel x={x} y={y} r={r} d={8} />
      <path className={s.line} d={`M${x} ${y}v${-r + 3}`} />
    </>
  );
}

/** A fan seen from the front: frame, blades, hub. */
export function Fan({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} />
      <path d={blades(x, y, r * 0.3, r - 3, 5)} />
      <circle cx={x} cy={y} r={round(r * 0.28)} />
    </>
  );
}

/** An electric motor that runs back from its end shield: slots, shaft. */
export function Motor({ x, y, r, d }: { x: number; y: number; r: number; d: number }) {
  const slot = round(r * 0.62);
  return (
    <>
      <Barrel x={x} y={y} r={r} d={d} />
      <circle className={s.line} cx={x} cy={y} r={slot} />
      <circle className={s.ink} cx={x} cy={y} r={round(r * 0.22)} />
    </>
  );
}

/** A pump: the scroll of its housing with the outlet upwards at the left, and the impeller. */
export function Pump({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <path
        d={`M${x - r - 3} ${y - r - 6}v${r + 6}a${r + 1} ${r + 1} 0 1 0 ${r + 3} ${-r}h-3v-6z`}
      />
      <circle className={s.line} cx={x} cy={y} r={round(r * 0.66)} />
      <path className={s.line} d={blades(x, y, 2, round(r * 0.6), 4)} />
    </>
  );
}

/** Gas flames of height `h` standing at the given feet ("x,y x,y"). */
export function Flames({ at, h = 12 }: { at: string; h?: number }) {
  const curve = [-0.56, -0.3, -0.14, -0.6, 0, -1, 0.35, -0.6, 0.49, -0.3, 0, 0];
  const part = (from: number, base = 0) =>
    curve
      .slice(from, from + 6)
      .map((value, index) => round(value * h + (index % 2 ? base : 0)))
      .join(' ');
  const flame = `c${part(0)}c${part(6, h)}z`;
  const feet = at.split(' ').map((foot) => `M${foot}${flame}`);
  return <path className={s.light} d={feet.join('')} />;
}

/** A drum seen through its mouth: dark mantle, perforated back, three lifting ribs. */
export function Drum({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle className={s.cut} cx={x} cy={y} r="44" />
      <circle className={s.side} cx={x + 9} cy={y - 7} r="32" />
      <circle className={s.dots} cx={x + 9} cy={y - 7} r="27" />
      <circle className={s.dots} cx={x + 9} cy={y - 7} r="20" />
      <path
        d={`M${x - 37} ${y + 8}l19-4v7l-17 6zM${x - 6} ${y + 43}l4-19 7 1-2 19zM${x + 19} ${y - 38}l-9 10 5 4 12-9z`}
      />
    </>
  );
}

/** The sealed compressor of a refrigerating circuit, standing on (x, y), and the pipe from it. */
export function Compressor({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Tube d={`M${x + 30} ${y - 24}c8-10 18-8 18 4v18`} w={5} />
      <path d={`M${x} ${y}v-16q0-14 18-14t18 14v16z`} />
      <path className={s.line} d={`M${x} ${y - 14}h36M${x + 6} ${y}v3m24-3v3`} />
    </>
  );
}
