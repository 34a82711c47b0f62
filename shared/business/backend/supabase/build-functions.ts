import { join } from 'node:path';
import { build } from 'esbuild';

// Bundles the functions of a hosted project into one file each, without imports: where config.toml
// names them, or only the one that is named to the file that is named.
const functions = join(import.meta.dirname, 'functions');
const [only, file] = process.argv.slice(2);

for (const name of only ? [only] : ['drain-outbox', 'incoming-text', 'photo-upload', 'report'])
  await build({
    entryPoints: [join(functions, name, 'index.ts')],
    outfile: file ?? join(functions, name, 'dist/index.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    logLevel: 'error',
  });
