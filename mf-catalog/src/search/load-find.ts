import { repairCosts, searchIndexes } from '../lib/records';
import { createFind } from './find';

type Find = Awaited<ReturnType<typeof createFind>>;

let loading: Promise<Find> | undefined;

async function loadIndex(): Promise<Find> {
  await searchIndexes.warm('all');
  return createFind(searchIndexes.get('all'), () => repairCosts.read('all'));
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
