#!/usr/bin/env node
import { register } from 'tsx/esm/api';
import { serve } from './serve.js';

const [name, ...args] = process.argv.slice(2);
if ((name === 'serve' || name === 'start') && args.length === 0) {
  process.exitCode = await serve(name);
} else {
  register();
  const { main } = await import('../src/cli.ts');
  process.exitCode = await main(process.argv.slice(2));
}
