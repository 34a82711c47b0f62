/**
 * Writes every component in every state to `dist/examples/index.html`, prerendered and without
 * scripts. `--serve` serves the folder until interrupted, on `PORT` (4400).
 */
import { createRequire } from 'node:module';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const dist = fileURLToPath(new URL('../dist/examples/', import.meta.url));

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
await esbuild.build({
  entryPoints: [`${src}examples/page.tsx`],
  outdir: dist,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  jsx: 'automatic',
  external: ['react', 'react-dom', 'react-router-dom'],
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff2': 'file', '.module.css': 'local-css' },
  logLevel: 'warning',
});

/** @type {{ renderExamples: () => string }} */
const { renderExamples } = createRequire(import.meta.url)(`${dist}page.cjs`);
await writeFile(
  `${dist}index.html`,
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Components</title>
<link rel="stylesheet" href="page.css">
<body>${renderExamples()}</body>
</html>
`,
);
process.stdout.write(`${dist}index.html\n`);

if (process.argv.includes('--serve')) {
  const context = await esbuild.context({});
  const port = Number(process.env.PORT ?? 4400);
  await context.serve({ servedir: dist, host: '127.0.0.1', port });
  process.stdout.write(`http://127.0.0.1:${port}/\n`);
}
