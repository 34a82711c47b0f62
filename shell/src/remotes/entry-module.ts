import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { timeoutMs } from './entry-script';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Entry = NonNullable<Awaited<ReturnType<LoadEntry>>>;

/**
 * The container of an entry that is an ES module. Its integrity, and that of everything it imports,
 * stands in the document's import map.
 * @throws where it fails, is altered or does not answer in time
 */
export function entryModule(
  url: string,
  load = (address: string) => import(/* webpackIgnore: true */ address) as Promise<unknown>,
): Promise<Entry> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`${url} did not answer in ${timeoutMs} ms`));
    const timer = setTimeout(late, timeoutMs);
    load(url)
      .then((entry) => resolve(entry as Entry), reject)
      .finally(() => clearTimeout(timer));
  });
}
