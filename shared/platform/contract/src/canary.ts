import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Fields } from './fields';
import { readJson } from './parse';
import { setDir, siteDir } from './paths';
import { setIdSchema } from './set';

/** A canary that is promoted or taken back by what its visitors report. */
export interface Watch {
  /** Releases to promote: `mf-blog@1.0.0-3f9a1c2b4d`. */
  candidates: string[];
  /** ISO instants of its begin and its end, by the clock of the store. */
  since: string;
  until: string;
  /** Views that the candidates' pages need for a decision. */
  leastViews: number;
}

/** Another set, for a share of the visitors. */
export interface Canary {
  set: string;
  /** 1 to 99. */
  percent: number;
  watch?: Watch;
}

const instant = v.pipe(v.string(), v.isoTimestamp('must be an instant'));

const watchSchema = v.object({
  candidates: v.array(v.string()),
  since: instant,
  until: instant,
  leastViews: v.number(),
} satisfies Fields<Watch>);

export const canarySchema = v.object({
  set: setIdSchema,
  percent: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, 'must be 1 to 99'),
    v.maxValue(99, 'must be 1 to 99'),
  ),
  watch: v.optional(watchSchema),
} satisfies Fields<Canary>);

export const canaryFile = (): string => join(siteDir(), 'canary');

/** @returns undefined when there is none @throws Fault naming the field that is wrong */
export const readCanary = async (): Promise<Canary | undefined> =>
  existsSync(canaryFile()) ? readJson(canarySchema, canaryFile(), 'was removed') : undefined;

/** Whether the canary's set is still in the store. */
export const isRetained = ({ set }: Canary): boolean => existsSync(join(setDir(set), 'set.json'));
