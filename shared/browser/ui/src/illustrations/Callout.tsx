import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { calloutRadius, type Place } from './callouts';
import s from './illustrations.module.css';

/** Label and link of one part. */
export interface CalloutLink {
  /** Part id of the drawing. */
  id: string;
  place: Place;
  label: string;
  /** Address of the page about the part; without it the callout is only a number. */
  to?: string;
}

interface CalloutProps {
  link: CalloutLink;
  number: number;
  /** Shape of the part. */
  children: ReactNode;
}

/** One link of the part, its line and its number, so that all of them can be pressed. */
export function Callout({ link, number, children }: CalloutProps) {
  const [tip, badge] = link.place;
  const [x, y] = badge;
  const name = `${number}. ${link.label}`;
  const content = (
    <>
      {/* The tooltip. Not every screen reader uses it as the name of a link. */}
      <title>{name}</title>
      {children}
      <path className={s.leader} d={`M${tip.join(' ')}L${badge.join(' ')}`} />
      <circle className={s.tip} cx={tip[0]} cy={tip[1]} r="3.5" />
      <circle className={s.target} cx={x} cy={y} r={calloutRadius.target} />
      <circle className={s.badge} cx={x} cy={y} r={calloutRadius.badge} />
      <text className={s.number} x={x} y={y} dy=".35em">
        {number}
      </text>
    </>
  );
  // A link of the router inside an svg is an svg link: it works before and without JavaScript.
  return link.to === undefined ? (
    <g className={s.part} role="img" aria-label={name}>
      {content}
    </g>
  ) : (
    <Link className={s.part} to={link.to} aria-label={name}>
      {content}
    </Link>
  );
}
