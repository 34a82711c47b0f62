import { defineRecords, getLoader } from '@site/federation';
import { createFind } from './find';
import type { SearchIndex } from './index-options';

type Find = ReturnType<typeof createFind>;

const repairCosts = defineRecords('mf-estimator/repair-costs');

let loading: Promise<Find> | undefined;

async function loadIndex(): Promise<Find> {
  const index = (await getLoader().record('mf-catalog', 'search')) as SearchIndex | undefined;
  if (!index) throw new Error('mf-catalog has no record "search"');
  return createFind(index, () => repairCosts.read('all'));
}

/**
 * The search with its index, fetched once. A failure is not stored, so the next call retries.
 * @throws the loader's error
 */
export async function loadFind(): Promise<Find> {
  loading ??= loadIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  // A result without its price is better than no result.
  const costs = repairCosts.warm('all').catch(() => undefined);
  const [find] = await Promise.all([loading, costs]);
  return find;
}
