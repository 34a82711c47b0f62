import { join } from 'node:path';
import { build } from 'esbuild';

// Bundles the scheduled function into one file without imports: the file given as argument, or the
// one that config.toml names.
await build({
  entryPoints: [join(import.meta.dirname, 'functions/drain-outbox/index.ts')],
  outfile: process.argv[2] ?? join(import.meta.dirname, 'functions/drain-outbox/dist/index.js'),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  logLevel: 'error',
});
