import federation from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { pageRuntimeGlobal } from './page-runtime.js';
import { bundlerRuntime, singletons } from './parts.js';

/** @typedef {import('@site/data-types/contract').PartDeclaration} PartDeclaration */

/** What the runtime need not ask in a browser: 2 kB of code for Node go. */
export const runtimeFlags = new webpack.DefinePlugin({ ENV_TARGET: '"web"' });

/**
 * Entries take federation's bundler runtime from the page, so that it is there once and not 25 kB in each of them.
 * @type {Pick<import('webpack').Configuration, 'externals' | 'externalsType'>}
 */
export const pageRuntime = {
  externalsType: 'global',
  externals: [
    ({ request = '' }, use) =>
      request.includes(bundlerRuntime) ? use(undefined, pageRuntimeGlobal) : use(),
  ],
};

/**
 * A remote's container. It brings none of the singletons along: one that the page's shell does not
 * have in a version it accepts is an error.
 * @param {string} uniqueName @param {PartDeclaration} site
 */
export const containerPlugins = (uniqueName, site) => [
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
 * Releases are named by a hash of their bytes, which must not depend on the folder they are built
 * in. Two things of the plugin do: ids of its own modules, made of absolute paths, and
 * `mf-stats.json`, whose lists are in no fixed order; nothing reads that file.
 */
class SameBytesAnywhere {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('SameBytesAnywhere', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SameBytesAnywhere', (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (!/[\\/]\.federation[\\/]entry\./.test(name)) continue;
          // The container's name holds that of the runtime's entry.
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
