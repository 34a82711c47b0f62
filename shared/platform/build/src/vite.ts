import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import { build } from 'vite';
import type { InlineConfig, Manifest } from 'vite';
import { releaseToken } from './release-token';

/** `part.json` without the chunks, which the build adds. */
interface PartFile {
  name: string;
  declaration: { exposes: Record<string, string>; shared: Record<string, string> };
  entry: string;
}

export interface ViteOptions {
  /** Folder of the part, with `part.json` and `src/server.ts`. */
  dir: string;
  /** Folder that is written, for `site pack`. */
  out: string;
  /** Modules of pages by the name of their chunk: `{ page: './src/routes/page.tsx' }`. */
  pages: Record<string, string>;
}

const common = (dir: string): InlineConfig => ({
  root: dir,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
});

function browserConfig({ dir, out, pages }: ViteOptions, part: PartFile): InlineConfig {
  const { exposes, shared } = part.declaration;
  return {
    ...common(dir),
    base: './',
    // The shell loads remotes, also for other bundlers.
    define: { FEDERATION_OPTIMIZE_NO_REMOTE: 'true' },
    build: {
      target: 'es2022',
      outDir: join(out, 'browser'),
      emptyOutDir: true,
      manifest: true,
      modulePreload: false,
      rollupOptions: {
        // Vite requires an input; a remote has no document.
        input: join(dir, exposes['./routes'] ?? ''),
        // The plugin puts the container's name into chunk names, but file names must not contain
        // the token.
        output: { chunkFileNames: '[hash].js', entryFileNames: '[hash].js' },
      },
    },
    plugins: [
      federation({
        name: `${part.name.replaceAll('-', '_')}_${releaseToken}`,
        filename: part.entry,
        // Expose the pages, too: on a busy machine the plugin may otherwise miss what a lazily
        // imported module uses of a shared package.
        exposes: {
          ...exposes,
          ...Object.fromEntries(Object.entries(pages).map(([name, file]) => [`./${name}`, file])),
        },
        shared: Object.fromEntries(
          Object.entries(shared).map(([name, requiredVersion]) => [
            name,
            { singleton: true, import: false, requiredVersion, strictVersion: true },
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        target: 'web',
        disableSnapshot: true,
      }),
    ],
  };
}

const serverConfig = ({ dir, out }: ViteOptions, part: PartFile): InlineConfig => ({
  ...common(dir),
  ssr: { noExternal: true },
  // The bundle contains React's jsx-runtime, which must match the shell's React.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    outDir: join(out, 'server'),
    emptyOutDir: true,
    rollupOptions: {
      input: { index: join(dir, 'src/server.ts') },
      external: Object.keys(part.declaration.shared),
      output: {
        format: 'cjs',
        exports: 'named',
        entryFileNames: '[name].cjs',
        codeSplitting: false,
      },
    },
  },
});

/** The files of each chunk that a document names, in the order of their imports. */
function chunksOf(manifest: Manifest, { pages }: ViteOptions, part: PartFile) {
  const filesOf = (source: string): string[] => {
    const { file = '', imports = [] } = manifest[source] ?? {};
    return [...imports.flatMap(filesOf), file];
  };
  const source = (name: RegExp) => Object.keys(manifest).find((key) => name.test(key)) ?? '';
  // Files that the entry needs before it can return any module.
  const before = [source(/REMOTE_ENTRY_ID/), source(/localSharedImportMap/)].flatMap(filesOf);
  const exposed = Object.entries(part.declaration.exposes).map(
    ([request, file]) =>
      [`expose-${request.slice(2)}`, [...before, ...filesOf(file.slice(2))]] as const,
  );
  const ofPages = Object.entries(pages).map(
    ([name, file]) => [name, filesOf(file.slice(2))] as const,
  );
  return Object.fromEntries(
    [...exposed, ...ofPages].map(([name, files]) => [
      name,
      { js: [...new Set(files)].filter((file) => file !== part.entry), css: [] },
    ]),
  );
}

/**
 * Builds a part with Vite and `@module-federation/vite` as a folder for `site pack`. Both must be
 * installed. The part may have no style sheets: Vite loads them by links, which an import map does
 * not cover.
 * @throws Error of Vite
 */
export async function buildWithVite(options: ViteOptions): Promise<void> {
  // The plugin does nothing when NODE_ENV is that of a test runner.
  process.env.NODE_ENV = 'production';
  const part = JSON.parse(readFileSync(join(options.dir, 'part.json'), 'utf8')) as PartFile;
  await build(browserConfig(options, part));
  await build(serverConfig(options, part));
  const folder = join(options.out, 'browser/.vite');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  rmSync(folder, { recursive: true });
  const chunks = chunksOf(manifest, options, part);
  writeFileSync(
    join(options.out, 'part.json'),
    `${JSON.stringify({ ...part, chunks }, null, 1)}\n`,
  );
}
