/**
 * Prints the outputs of a workflow's step: `parts`, which the change since a commit touches, as JSON
 * for a matrix, and `shared`, whether it touches anything outside them.
 */
import { resolve } from 'node:path';
import { partNames } from './src/parts';
import { touchesShared, touchedSince } from './src/touched';

const [since] = process.argv.slice(2);
// A branch's first push names no commit before it.
const base = since && !/^0+$/.test(since) ? since : undefined;
const { files, packages } = touchedSince(resolve(import.meta.dirname, '../../..'), base);
console.log(`parts=${JSON.stringify(partNames.filter((name) => packages.includes(name)))}`);
console.log(`shared=${touchesShared(files, partNames)}`);
