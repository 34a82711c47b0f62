import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { pageRuntimeGlobal } from '@site/data-types/page-globals';
import { checkedEntries } from './checked-entries';
import type { PartVersion, PartVersions } from './part-versions';
import { previousVersion } from './previous-version';
import { singletons } from './singletons';

export interface Runtime {
  /** Loads a module by `part/module`; rejects if no version can be loaded. */
  load: (id: string) => Promise<unknown>;
  /** Adds a version. */
  register: (version: PartVersion) => void;
}

/** The shell's packages, in the form of federation's runtime. */
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
 * Creates federation's runtime and registers all versions that this page may run. It is in its own
 * chunk, because a page with only one part does not need it.
 * @param plugins more plugins, for the page and all remotes
 */
export function createRuntime(
  versions: PartVersions,
  plugins: ModuleFederationRuntimePlugin[] = [],
): Runtime {
  registerGlobalPlugins(plugins);
  // Entries that are built with the preset use this one, so that it loads once.
  Object.assign(globalThis, { [pageRuntimeGlobal]: bundlerRuntime });
  const runtime = createInstance({
    name: 'shell',
    version: versions.site.versions.shell,
    remotes: [],
    shared,
    shareStrategy: 'loaded-first',
    plugins: [checkedEntries(versions), previousVersion(versions)],
  });
  const register = ({ container, type = 'var', url, version }: PartVersion) =>
    runtime.registerRemotes([
      {
        name: container,
        entry: new URL(url, location.origin).href,
        entryGlobalName: container,
        type,
        version,
      },
    ]);
  versions.all().forEach(register);
  return { register, load: (id) => runtime.loadRemote(id) };
}
