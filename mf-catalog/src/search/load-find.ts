import { defineRecords, getLoader } from '@site/federation';
import type { AsPlainObject } from 'minisearch';
import { createFind } from './find';

type Find = ReturnType<typeof createFind>;

const repairCosts = defineRecords('mf-estimator/repair-costs');

let loading: Promise<Find> | undefined;

async function loadIndex(): Promise<Find> {
  const index = (await getLoader().record('mf-catalog', 'search')) as AsPlainObject | undefined;
  if (!index) throw new Error('mf-catalog has no record "search"');
  return createFind(index, () => repairCosts.read('all'));
}

/**
 * The search, its index fetched once a page. A failure is not kept: the next call tries again.
 * @throws whatever the loader rejects with
 */
export async function loadFind(): Promise<Find> {
  loading ??= loadIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  // What is found is worth more than its price.
  const costs = repairCosts.warm('all').catch(() => undefined);
  const [find] = await Promise.all([loading, costs]);
  return find;
}
