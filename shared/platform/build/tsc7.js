#!/usr/bin/env node
// TypeScript 7. Its own command is `tsc`, as that of TypeScript 6, and npm links either of them.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from './load.js';

// Each further checker, by default four, checks many of the same types again.
process.argv.push('--checkers', '1');
/** @type {typeof import('./src/messages')} */
const { writeMessages } = await load('./src/messages.ts');
writeMessages();
const require = createRequire(import.meta.url);
const dir = dirname(require.resolve('typescript-7/package.json'));
await import(pathToFileURL(join(dir, 'bin/tsc')).href);
