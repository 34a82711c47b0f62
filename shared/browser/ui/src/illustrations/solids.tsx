import type { ReactNode } from 'react';
import { barrel, column, rim, torn } from './paths';
import { perDepth, round, sidePlane, topPlane } from './projection';
import s from './illustrations.module.css';

interface Solid {
  /** Left edge of the front face. */
  x: number;
  /** Upper edge of the front face. */
  y: number;
  w: number;
  h: number;
  /** Depth, in the units of the front face. */
  d: number;
}

/** A block, e.g. a cabinet: front, top and shaded right side. */
export function Box({ x, y, w, h, d }: Solid) {
  const [dx, dy] = [round(perDepth.x * d), round(perDepth.y * d)];
  return (
    <>
      <path className={s.side} d={`M${x + w} ${y}l${dx} ${dy}v${h}l${-dx} ${-dy}z`} />
      <path d={`M${x} ${y}v${h}h${w}v${-h}l${dx} ${dy}h${-w}zh${w}`} />
    </>
  );
}

/** A cylinder that runs back from its front circle. */
export function Barrel({ x, y, r, d }: { x: number; y: number; r: number; d: number }) {
  return (
    <>
      <path d={barrel(x, y, r, d)} />
      <circle cx={x} cy={y} r={r} />
    </>
  );
}

/** An upright cylinder; (x, y) is the center of its top. */
export function Column({ x, y, r, h }: { x: number; y: number; r: number; h: number }) {
  return (
    <>
      <path d={column(x, y, r, h)} />
      <path d={rim(x, y, r)} />
    </>
  );
}

/** Content on a top face: x goes right and y goes back. */
export function OnTop({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return <g transform={topPlane(x, y)}>{children}</g>;
}

/** Content on a right side: x goes back and y goes down. */
export function OnSide({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return <g transform={sidePlane(x, y)}>{children}</g>;
}

/** A window torn into a panel: edge of the sheet at the left and bottom, dark inside. */
export function Cutaway({ x, y, w, h }: Omit<Solid, 'd'>) {
  return (
    <>
      <path d={torn(x, y, w, h)} />
      <path className={s.cut} d={torn(x + 5, y, w - 5, h - 4)} />
    </>
  );
}

/** Leveling feet under a cabinet. */
export function Feet({ x, y, w, d }: Omit<Solid, 'h'>) {
  const foot = 'v6h12v-6';
  const rear = `${round(x + w + perDepth.x * d - 14)} ${round(y + perDepth.y * d + 9)}`;
  return <path d={`M${x + 10} ${y}${foot}M${x + w - 22} ${y}${foot}M${rear}v6h6v-10`} />;
}
