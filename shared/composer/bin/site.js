#!/usr/bin/env node
import { serve } from './serve.js';

const [name, ...args] = process.argv.slice(2);
if ((name === 'serve' || name === 'start') && args.length === 0) {
  process.exitCode = await serve(name);
} else {
  // Not in the process that serves: the compiler would stay in its memory.
  (await import('tsx/esm/api')).register();
  const { main } = await import('../src/cli.ts');
  process.exitCode = await main(process.argv.slice(2));
}
