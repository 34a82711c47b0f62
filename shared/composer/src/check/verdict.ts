import type { Release } from '@site/data-types/contract';
import type { Read } from '../compose/reads';

/** What one rule says of the candidates, in a sentence that names parts, versions and cause. */
export interface Verdict {
  rule: string;
  ok: boolean;
  sentence: string;
}

/** A set as it would be with the candidates in it. */
export interface Trial {
  candidates: Release[];
  /** One release of every part, the candidates among them. */
  releases: Release[];
  /** What pages of the set read of other parts, as it was before. */
  reads: (Read & { path: string })[];
}

/** A rule that reads what releases tell of themselves; no sentence where there is nothing amiss. */
export interface Rule {
  name: string;
  /** Said where nothing is amiss. */
  passed: string;
  faults: (trial: Trial) => string[];
}

export const idOf = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `${name}@${version}`;

export const named = (releases: Release[], name: string): Release | undefined =>
  releases.find((release) => release.name === name);
