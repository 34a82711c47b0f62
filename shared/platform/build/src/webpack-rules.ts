import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readPart } from '@site/contract/parts';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Language } from '@site/data-types/contract';
import type { RuleSetRule } from 'webpack';
import { classNames } from './class-names';

const require = createRequire(import.meta.url);

/** Makes the router of a release smaller. */
export const router = ({ server = false } = {}): RuleSetRule => ({
  test: /react-router[\\/]dist[\\/].*\.m?js$/,
  loader: require.resolve('./trim-router.ts'),
  options: { server },
});

/** Leaves structured data to documents. */
export const jsonLd: RuleSetRule = {
  test: /json-ld\.ts$/,
  enforce: 'post',
  loader: require.resolve('./json-ld-loader.ts'),
};

/** Compiles the scripts of a release. */
export function scripts(dir: string): RuleSetRule {
  const configFile = join(dir, 'tsconfig.json');
  return {
    test: /\.tsx?$/,
    use: [
      { loader: require.resolve('./cached-scripts.ts'), options: { configFile } },
      {
        loader: require.resolve('ts-loader'),
        options: {
          instance: dir,
          transpileOnly: true,
          // A part in its own repository has the shared packages there, as sources.
          allowTsInNodeModules: true,
          configFile,
          compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
        },
      },
    ],
  };
}

interface QuickOptions {
  /** For React Refresh, which needs React's development build. */
  refresh?: boolean;
}

/** Compiles scripts on a development server: in half of the time and memory of TypeScript. */
export const quickScripts = ({ refresh = false }: QuickOptions = {}): RuleSetRule => ({
  // Only in a .tsx file is `<T>(` the start of an element.
  oneOf: [false, true].map((tsx) => ({
    test: tsx ? /\.tsx$/ : /\.ts$/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx },
        transform: {
          verbatimModuleSyntax: true,
          react: { runtime: 'automatic', development: refresh, refresh },
        },
      },
    },
  })),
});

/** For development: a saved component replaces the old one and keeps its state. */
export const refreshScope = (part: string): RuleSetRule => ({
  test: /\.tsx?$/,
  enforce: 'post',
  loader: require.resolve('./refresh-scope.ts'),
  options: { part },
});

interface StyleOptions {
  /** Only the names of the classes. */
  server?: boolean;
  /** Short class names, as in a release; in development they can be read. */
  short?: boolean;
  /** Language of the files; pictures and fonts are those of the English edition. */
  language?: Language;
  /** Loader that handles the finished style sheet; default: a file for each chunk. */
  first?: string;
}

/** Handles a part's style sheets, fonts and pictures. @param dir folder of the part */
export function styles(
  dir: string,
  {
    server = false,
    short = process.env.NODE_ENV !== 'development',
    language = 'en',
    first,
  }: StyleOptions = {},
): RuleSetRule[] {
  const name = readPart(dir).name;
  const css = (modules: object | false) => ({
    loader: require.resolve('css-loader'),
    options: { modules, url: { filter: (url: string) => !url.startsWith('data:') } },
  });
  const before = server ? [] : [first ?? MiniCssExtractPlugin.loader];
  const shortName = short ? classNames(dir) : undefined;
  // Both builds of a part need the same class names, and two parts must not share one.
  const modules = {
    localIdentName: '[local]_[hash:base64:6]',
    localIdentContext: dir,
    localIdentHashSalt: name,
    ...(shortName && {
      getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, local: string) =>
        shortName(resourcePath, local),
    }),
    exportOnlyLocals: server,
    namedExport: false,
  };
  return [
    { test: /\.module\.css$/, use: [...before, css(modules)] },
    server
      ? { test: /(?<!\.module)\.css$/, type: 'asset/source' }
      : { test: /(?<!\.module)\.css$/, use: [...before, css(false)], sideEffects: true },
    { test: /\.svg$/, type: 'asset/source' },
    {
      test: /\.(woff2|png)$/,
      type: 'asset/resource',
      generator:
        language === 'en'
          ? { filename: '[name][ext]' }
          : { filename: '../[name][ext]', emit: false },
    },
  ];
}
