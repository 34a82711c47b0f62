import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseDir } from '@site/contract/paths';
import { reason } from '@site/contract/fault';
import { applianceNames } from '@site/data-types/entities';
import type { ReportSet } from '@site/data-types/reports';
import type { Database } from '@site/database/database';
import type { Log } from '@site/server/log';
import * as v from 'valibot';

/** The records that the calculator's estimates are made from. */
const part = 'mf-estimator';
const folder = 'browser/records/prices';

const recordSchema = v.object({
  repairs: v.record(
    v.string(),
    v.object({ min: v.number(), max: v.number(), accuracy: v.optional(v.number()) }),
  ),
});

interface KnownPrice {
  appliance: string;
  issue: string;
  lowest: number;
  highest: number;
  accuracy: number;
}

const isAppliance = (slug: string): slug is keyof typeof applianceNames =>
  Object.hasOwn(applianceNames, slug);

/** The prices of one release. @throws if its records cannot be read */
async function pricesOf(version: string): Promise<KnownPrice[]> {
  const dir = join(releaseDir(part, version), folder);
  const files = (await readdir(dir)).filter((file) => file.endsWith('.json'));
  const lists = await Promise.all(
    files.map(async (file) => {
      const slug = file.slice(0, -'.json'.length);
      if (!isAppliance(slug)) return [];
      const text = await readFile(join(dir, file), 'utf8');
      const { repairs } = v.parse(recordSchema, JSON.parse(text));
      return Object.entries(repairs).flatMap(([issue, { min, max, accuracy }]) =>
        accuracy === undefined
          ? []
          : [{ appliance: applianceNames[slug], issue, lowest: min, highest: max, accuracy }],
      );
    }),
  );
  return lists.flat();
}

/**
 * Lets the database compare estimates with the prices of the releases that visitors may have open. An
 * estimate with another price is one that its sender has made up.
 * @param sets whose documents visitors may have; the same array until they change
 * @returns to be called before each booking; never rejects
 */
export function createKnownPrices(
  db: Database,
  { sets, log }: { sets: () => Promise<ReportSet[]>; log: Log },
): () => Promise<void> {
  let published: ReportSet[] | undefined;

  async function publish(current: ReportSet[]): Promise<void> {
    const versions = new Set(current.flatMap((set) => set.versions[part] ?? []));
    const lists = await Promise.all(
      [...versions].map((version) =>
        pricesOf(version).catch((error: unknown) => {
          // Its estimates are only marked as not checked.
          log(`The prices of ${part}@${version} cannot be read: ${reason(error)}`);
          return [];
        }),
      ),
    );
    await db.query('select private.publish_prices($1::jsonb)', [JSON.stringify(lists.flat())]);
  }

  return async () => {
    try {
      const current = await sets();
      if (current === published) return;
      await publish(current);
      published = current;
    } catch (error) {
      log(`The prices were not stored: ${reason(error)}`);
    }
  };
}
