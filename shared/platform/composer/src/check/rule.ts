import type { Read } from '@site/contract/records';
import type { Combination } from '@site/contract/release';

/** A set with the candidates in it. */
export interface Trial extends Combination {
  /** Records and modules that parts of the old set read of others; without a path, later. */
  reads: (Read & { path?: string })[];
}

/** A rule that reads only what releases declare; returns no message when nothing is wrong. */
export interface Rule {
  name: string;
  /** The message when nothing is wrong. */
  passed: string;
  faults: (trial: Trial) => string[];
}
