import { getLoader } from '@site/federation';
import type { AsPlainObject } from 'minisearch';
import { createFind } from './find';

type Find = ReturnType<typeof createFind>;

let loading: Promise<Find> | undefined;

async function load(): Promise<Find> {
  const index = (await getLoader().record('mf-catalog', 'search')) as AsPlainObject | undefined;
  if (!index) throw new Error('mf-catalog has no record "search"');
  return createFind(index);
}

/**
 * The search, its index fetched once a page. A failure is not kept: the next call tries again.
 * @throws whatever the loader rejects with
 */
export function loadFind(): Promise<Find> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
