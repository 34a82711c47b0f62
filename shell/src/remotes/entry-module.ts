import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { timeoutMs } from './entry-script';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Entry = NonNullable<Awaited<ReturnType<LoadEntry>>>;

/**
 * Loads the container of an ES module entry. The document's import map has its integrity and that of
 * all its imports.
 * @throws if it fails, is altered or does not answer in time
 */
export function entryModule(
  url: string,
  load = (address: string) => import(/* webpackIgnore: true */ address) as Promise<unknown>,
): Promise<Entry> {
  return new Promise((resolve, reject) => {
    const onTimeout = () => reject(new Error(`${url} did not answer in ${timeoutMs} ms`));
    const timer = setTimeout(onTimeout, timeoutMs);
    load(url)
      .then((entry) => resolve(entry as Entry), reject)
      .finally(() => clearTimeout(timer));
  });
}
