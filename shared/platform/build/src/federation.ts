import federation from '@module-federation/enhanced/webpack';
import type { PartDeclaration } from '@site/data-types/contract';
import { pageRuntimeGlobal } from '@site/data-types/page-globals';
import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';
import { bundlerRuntime, singletons } from './parts';

/** Builds for browsers only, which saves 2 kB of code for Node. */
export const runtimeFlags = new webpack.DefinePlugin({ ENV_TARGET: '"web"' });

/** Entries take federation's bundler runtime from the page, so each saves 25 kB. */
export const pageRuntime: Pick<Configuration, 'externals' | 'externalsType'> = {
  externalsType: 'global',
  externals: [
    ({ request = '' }, use) =>
      request.includes(bundlerRuntime) ? use(undefined, pageRuntimeGlobal) : use(),
  ],
};

/**
 * A remote's container. It contains no singletons; when the shell lacks one in an accepted version,
 * that is an error.
 */
export const containerPlugins = (uniqueName: string, site: PartDeclaration) => [
  new federation.ModuleFederationPlugin({
    name: uniqueName,
    filename: 'remoteEntry.js',
    library: { type: 'var', name: uniqueName },
    exposes: Object.fromEntries(
      Object.entries(site.exposes).map(([request, file]) => [
        request,
        { import: file, name: `expose-${request.slice(2)}` },
      ]),
    ),
    shared: Object.fromEntries(
      Object.entries({ ...singletons, ...site.shared }).map(([key, requiredVersion]) => [
        key,
        { singleton: true, import: false, requiredVersion, strictVersion: true },
      ]),
    ),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    experiments: { optimization: { disableSnapshot: true, target: 'web' } },
  }),
  new SameBytesAnywhere(),
];

/**
 * Makes the bytes independent of the build folder, because a hash of them names the release. Fixes
 * module ids that the plugin makes of absolute paths, and removes `mf-stats.json`, whose lists have
 * no fixed order and which no code reads.
 */
class SameBytesAnywhere {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SameBytesAnywhere', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SameBytesAnywhere', (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (!/[\\/]\.federation[\\/]entry\./.test(name)) continue;
          // The container's name includes that of the runtime's entry.
          const id = name.startsWith('container') ? 'container' : 'runtime';
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
      compilation.hooks.processAssets.tap(
        { name: 'SameBytesAnywhere', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => {
          if (compilation.getAsset('mf-stats.json')) compilation.deleteAsset('mf-stats.json');
        },
      );
    });
  }
}
