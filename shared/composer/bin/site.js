#!/usr/bin/env node
const args = process.argv.slice(2);
const serves = args.length === 1 && (args[0] === 'serve' || args[0] === 'start');
if (serves) {
  const { serve } = await import('./serve.js');
  process.exitCode = await serve(args[0]);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  const { main } = await import('../src/cli.ts');
  process.exitCode = await main(args);
}
