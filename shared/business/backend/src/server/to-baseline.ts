import type { Session } from '@site/database/database';

/** Last migration of the releases before the baseline, which has their tables and other functions. */
const lastBefore = '20261127000000';

/** Last migration of the baseline. */
export const baselineEnd = '20261128002300';

/** Functions that columns use; the baseline has them as they were. */
const ofTables = ['is_email', 'is_phone', 'new_key'];

const isBefore = (last: string | undefined, baseline: string): last is string =>
  last !== undefined && last < baseline;

/**
 * Whether migrations are those of the last release before the baseline.
 * @param versions of a database or an export, the oldest first
 * @param baseline its first version
 * @throws Error for an older release, whose tables are others
 */
export function isBeforeBaseline(versions: readonly string[], baseline = ''): boolean {
  const last = versions.at(-1);
  if (!isBefore(last, baseline)) return false;
  if (last === lastBefore) return true;
  throw new Error(
    `The data is of a version of the site before ${lastBefore} (migration ${last}). Bring it up to date with that version first, then with this one.`,
  );
}

/**
 * Versions from the baseline on, without those of before, which a database that was brought to it has,
 * too; all of them if it has not been.
 */
export const fromBaseline = (versions: readonly string[], baseline = ''): string[] =>
  isBefore(versions.at(-1), baseline)
    ? [...versions]
    : versions.filter((version) => version >= baseline);

/**
 * Takes the functions out of a database of before the baseline, with their triggers and rules: the
 * baseline makes all of them. The tables and their rows stay.
 * @param made names of the functions that the baseline makes in the schema `public`
 */
export async function removeFunctions({ query, run }: Session, made: string[]): Promise<void> {
  const found = await query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_catalog.pg_proc p
     where p.pronamespace = 'private'::regnamespace and p.proname <> all ($1)
       or p.pronamespace = 'public'::regnamespace and p.proname = any ($2)`,
    [ofTables, made],
  );
  await run(`drop function ${found.map(({ name }) => name).join(', ')} cascade`);
}
