import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { pageRuntimeGlobal } from '@site/build/page-runtime';
import { checkedEntries } from './checked-entries';
import type { PartVersion, PartVersions } from './part-versions';
import { previousVersion } from './previous-version';
import { singletons } from './singletons';

export interface Runtime {
  /** A module by `part/module`; rejects where no version of it can be loaded. */
  load: (id: string) => Promise<unknown>;
  /** Makes a further version known. */
  register: (version: PartVersion) => void;
}

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
 * @param plugins further ones, for the page's instance and that of every remote
 */
export function createRuntime(
  versions: PartVersions,
  plugins: ModuleFederationRuntimePlugin[] = [],
): Runtime {
  registerGlobalPlugins(plugins);
  // Entries built with the preset take it from the page, so that it is there once.
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
