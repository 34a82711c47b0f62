import { createInstance } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { checkedEntries } from './checked-entries';
import type { PartVersions } from './part-versions';
import { previousVersion } from './previous-version';
import { singletons } from './singletons';

/** What federation's runtime is told of the shell's packages. */
const shared = Object.fromEntries(
  Object.entries(singletons).map(([name, { version, module }]) => [
    name,
    {
      version,
      lib: () => module,
      shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` },
    },
  ]),
);

/**
 * Federation's runtime with every version that this page may run registered. A chunk of its own:
 * a page whose parts are all there does without it.
 * @returns a function from `part/module` to the module; rejects where no version of it can be loaded
 */
export function createRuntime(versions: PartVersions): (id: string) => Promise<unknown> {
  // Entries built with the preset take it from the page, so that it is there once.
  Object.assign(globalThis, { siteFederation: bundlerRuntime });
  const runtime = createInstance({
    name: 'shell',
    version: versions.site.versions.shell,
    remotes: [],
    shared,
    shareStrategy: 'loaded-first',
    plugins: [checkedEntries(versions), previousVersion(versions)],
  });
  runtime.registerRemotes(
    versions.all().map(({ container, type = 'var', url, version }) => ({
      name: container,
      entry: new URL(url, location.origin).href,
      entryGlobalName: container,
      type,
      version,
    })),
  );
  return (id) => runtime.loadRemote(id);
}
