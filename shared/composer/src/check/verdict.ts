import type { Release } from '@site/data-types/contract';
import type { Read } from '../compose/reads';

/** The result of one rule, in a sentence that names parts, versions and cause. */
export interface Verdict {
  rule: string;
  ok: boolean;
  sentence: string;
}

/** A set with the candidates in it. */
export interface Trial {
  candidates: Release[];
  /** One release of every part, including the candidates. */
  releases: Release[];
  /** What pages of the old set read of other parts. */
  reads: (Read & { path: string })[];
}

/** A rule that reads only what releases declare; returns no sentence when nothing is wrong. */
export interface Rule {
  name: string;
  /** The sentence when nothing is wrong. */
  passed: string;
  faults: (trial: Trial) => string[];
}

export const idOf = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `${name}@${version}`;

export const named = (releases: Release[], name: string): Release | undefined =>
  releases.find((release) => release.name === name);
