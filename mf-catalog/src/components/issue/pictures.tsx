import type { ReactNode } from 'react';

/** A small drawing of what the visitor has to find, on a grid of 96 by 72. */
export interface Picture {
  /** Description for readers who cannot see the picture. */
  title: string;
  shape: ReactNode;
}

const shade = { fill: 'currentColor', fillOpacity: 0.16 };
const faucet = (x: number) =>
  `M${x - 8} 20h16M${x} 20v5m-4 0h8v13h-8zM${x} 38v6c0 9-5 10-5 24m-6-58a12 12 0 0 1 20-2m1-5-.5 6-6-1`;

export const pictures = {
  'washer-faucets': {
    title: 'Two faucets on the wall behind the washer, both turned clockwise',
    shape: (
      <>
        <path {...shade} stroke="none" d="M6 14h84v34H6z" />
        <path d={`M6 14h84v34H6z${faucet(30)}${faucet(68)}`} />
      </>
    ),
  },
  'sink-valve': {
    title: 'A small valve on the wall under the sink, its oval handle turned clockwise',
    shape: (
      <>
        <path {...shade} d="M4 44h20v12H4z" />
        <ellipse {...shade} cx="58" cy="50" rx="12" ry="7" />
        <path d="M24 46h10v8H24M34 44h12v12H34zM40 44V30c0-10 8-10 8-24M36 30h8M46 50h0M72 40a18 18 0 0 1-2 22m-5 1 5-1 1-6" />
      </>
    ),
  },
  breaker: {
    title: 'A double breaker in the electrical panel, pushed fully to OFF',
    shape: (
      <>
        <path d="M14 4h68v64H14zM48 10v52M22 12h18v7H22zm0 12h18v7H22zm0 33h18v7H22zm34-45h18v7H56zm0 15h18v7H56zm0 15h18v7H56zm0 15h18v7H56z" />
        <path {...shade} d="M22 36h18v16H22z" />
        <path strokeWidth="4" d="M27 41v6" />
        <path d="M8 44H2m3-3-3 3 3 3" />
      </>
    ),
  },
  plug: {
    title: 'A plug pulled straight out of its outlet',
    shape: (
      <>
        <path {...shade} d="M6 12h24v48H6z" />
        <path d="M14 24v8m8-8v8m-4 12v2M50 26h14c8 0 12 4 12 10s-4 10-12 10H50zM38 31h12M38 41h12M76 36h16M56 60h22m-6-5 6 5-6 5" />
      </>
    ),
  },
  'gas-valve': {
    title: 'A gas valve whose handle is turned crosswise to the pipe, which is closed',
    shape: (
      <>
        <path d="M42 4v18m12-18v18M42 50v18m12-18v18" />
        <path {...shade} d="M36 22h24v28H36z" />
        <path strokeWidth="5" d="M24 36h48" />
        <path d="M76 18a30 30 0 0 1 6 16m-5-4 5 4 4-5" />
      </>
    ),
  },
  'filter-trap': {
    title: 'The small door at the bottom front of a washer, with a round filter and a pan below it',
    shape: (
      <>
        <path d="M10 2v50h56V2M66 52l14-8V2M44 30h18v18H44z" />
        <circle {...shade} cx="53" cy="39" r="6" />
        <path d="M49 39h8M44 30 34 36v18l10-6M30 60h44l-5 8H35z" />
      </>
    ),
  },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
