import { join } from 'node:path';
import { build } from 'esbuild';

// Bundles the functions of a hosted project into one file each, without imports: where config.toml
// names them, or only drain-outbox to the file given as argument.
const functions = join(import.meta.dirname, 'functions');
const [onlyFile] = process.argv.slice(2);

for (const name of onlyFile ? ['drain-outbox'] : ['drain-outbox', 'photo-upload', 'report'])
  await build({
    entryPoints: [join(functions, name, 'index.ts')],
    outfile: onlyFile ?? join(functions, name, 'dist/index.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    logLevel: 'error',
  });
