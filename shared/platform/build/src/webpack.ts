import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { folderOf } from '@site/contract/languages';
import { readPart } from '@site/contract/parts';
import { root } from '@site/contract/paths';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Language } from '@site/data-types/contract';
import type { Configuration, RuleSetRule } from 'webpack';
import { containerPlugins, pageRuntime, runtimeFlags } from './federation';
import { CorsPlugin } from './dev/cors-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { singletons } from './parts';
import { writeMessages } from './messages';
import { releaseToken } from './release-token';
import { jsonLd, quickScripts, refreshScope, router, scripts, styles } from './webpack-rules';

const require = createRequire(import.meta.url);
const developing = process.env.NODE_ENV === 'development';
const mode = developing ? 'development' : 'production';

/** Global variable in which a part's entry in a language stores its container. */
export const containerName = (name: string, hash: string, language: Language = 'en'): string =>
  `${name.replaceAll('-', '_')}_${language === 'en' ? '' : `${language}_`}${hash}`;

export interface BrowserBuild {
  language?: Language;
  /** Global variable of the container; by default it includes the release's hash. */
  uniqueName?: string;
  /** Rule that compiles the scripts. */
  compiled?: RuleSetRule;
  /** Whether it hydrates documents that were rendered by a release. */
  likeRelease?: boolean;
}

/**
 * Version of a singleton in the shell. Read from the package, because the module that is shared as
 * the router is the shell's own façade.
 */
export function installedVersion(name: string): string {
  const manifest: unknown = require(`${name}/package.json`);
  return (manifest as { version: string }).version;
}

/** Messages of the language come first, so a build contains nothing of another one. */
const extensions = (language: Language): string[] => [
  ...(language === 'en' ? [] : [`.${language}.ts`]),
  '.ts',
  '.tsx',
  '.js',
];

/** Settings of every build of a part. */
export function common(dir: string, language: Language = 'en'): Configuration {
  for (const folder of [root, dir]) writeMessages(folder);
  return {
    mode,
    context: dir,
    devtool: false,
    cache: false,
    resolve: { extensions: extensions(language) },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** The module that the shell shares as the router. */
const routerFacade = (dir: string): Record<string, string> => ({
  'react-router-dom$': join(dir, 'src/router-facade.ts'),
});

function shellAlias(dir: string): Record<string, string> {
  if (mode !== 'production') return routerFacade(dir);
  // The package's exports would choose its development files.
  const dist = join(dirname(require.resolve('react-router/package.json')), 'dist/production');
  return {
    ...routerFacade(dir),
    'react-router$': join(dist, 'index.mjs'),
    'react-router/dom$': join(dist, 'dom-export.mjs'),
  };
}

const terser = new TerserPlugin({
  extractComments: false,
  terserOptions: {
    ecma: 2020,
    format: { comments: false },
    compress: { passes: 6, unsafe_arrows: true, unsafe_methods: true, pure_getters: true },
  },
});

/** A name for the modules that these chunks share, the same in every build. */
const sharedName = (_: unknown, chunks: { name?: string | null }[]): string => {
  const names = chunks.map(({ name }) => name ?? '').sort();
  return `s${createHash('sha256').update(names.join()).digest('hex').slice(0, 5)}`;
};

/**
 * Builds the browser files of a part. Remotes contain no singletons. The shell contains them all and
 * shares them eagerly, so it needs no asynchronous start.
 * @param dir folder of the part
 */
export function browserConfig(dir: string, build: BrowserBuild = {}): Configuration {
  const { name, site } = readPart(dir);
  const {
    language = 'en',
    uniqueName = containerName(name, releaseToken, language),
    compiled = developing ? quickScripts({ refresh: true }) : scripts(dir),
    likeRelease = !developing,
  } = build;
  const shell = name === 'shell';
  const shared = common(dir, language);
  return {
    ...shared,
    target: ['web', 'es2022'],
    // React looks for the hook of React Refresh when it loads, so the hook comes first.
    entry: shell ? { main: [...(developing ? ['./src/dev/hook.ts'] : []), './src/index.ts'] } : {},
    output: {
      path: join(dir, 'dist/browser', folderOf(language)),
      // A release's path is immutable, so its files need no hash in their names.
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName,
      publicPath: 'auto',
      chunkLoadTimeout: 8000,
    },
    module: {
      rules: [
        compiled,
        ...(developing ? [refreshScope(name)] : []),
        ...(likeRelease ? [router({ server: developing })] : []),
        ...(developing ? [] : [jsonLd]),
        ...styles(dir, { short: likeRelease, ...(likeRelease && { language }) }),
      ],
    },
    ...(!shell && pageRuntime),
    resolve: {
      ...shared.resolve,
      alias: shell ? shellAlias(dir) : {},
    },
    optimization: {
      chunkIds: 'named',
      moduleIds: 'deterministic',
      // Documents name the files, so what several chunks share gets a short name.
      splitChunks: { name: sharedName },
      // Keep federation's runtime in one chunk.
      ...(shell && { splitChunks: { cacheGroups: { default: false, defaultVendors: false } } }),
      minimizer: [
        terser,
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    plugins: [
      ...(shell ? [runtimeFlags] : containerPlugins(uniqueName, site)),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      new IntegrityPlugin(folderOf(language)),
    ],
  };
}

/**
 * Builds the browser files of a part for the development of the whole site, again after each save.
 * @param dir folder of the part @param out folder of the files
 */
export function watchConfig(dir: string, out: string, language: Language): Configuration {
  const config = browserConfig(dir, { language });
  return {
    ...config,
    cache: { type: 'memory' },
    output: { ...config.output, path: out },
    optimization: {
      ...config.optimization,
      minimize: false,
      moduleIds: 'named',
      emitOnErrors: false,
    },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof IntegrityPlugin)),
      new CorsPlugin(),
    ],
  };
}

/**
 * Builds the bundle that renders a part's pages: one file, no federation. Singletons come from the
 * shell's bundle, so a release always renders the same way.
 * @param dir folder of the part
 */
export function serverConfig(dir: string, language: Language = 'en'): Configuration {
  const { name } = readPart(dir);
  const shared = common(dir, language);
  return {
    ...shared,
    target: 'node20',
    entry: { index: './src/server' },
    output: {
      path: join(dir, 'dist/server', folderOf(language)),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    resolve: {
      ...shared.resolve,
      alias: name === 'shell' ? routerFacade(dir) : {},
    },
    externals: name === 'shell' ? [] : [...Object.keys(singletons)],
    externalsPresets: { node: true },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...(developing ? [quickScripts()] : [scripts(dir), router({ server: true })]),
        ...styles(dir, { server: true }),
      ],
    },
    optimization: { minimize: false, splitChunks: false },
  };
}
