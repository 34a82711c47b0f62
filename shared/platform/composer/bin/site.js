#!/usr/bin/env node
import { importScript } from './command-script.js';
import { serve } from './serve.js';

/** Commands with `loadsSources` in the table, which is not loaded yet; a test compares. */
const building = ['dev', 'build', 'build-part', 'release', 'pack', 'new', 'packages'];

const [name = 'help', ...args] = process.argv.slice(2);
if ((name === 'serve' || name === 'start') && args.length === 0) {
  process.exitCode = await serve(name);
} else {
  if (building.includes(name)) (await import('tsx/esm/api')).register();
  const { main } = await importScript('cli');
  process.exitCode = await main(process.argv.slice(2));
}
