/** Prints the parts that the change since a commit touches, as JSON for a workflow's matrix. */
import { resolve } from 'node:path';
import { partNames } from './src/parts';
import { touchedSince } from './src/touched';

const [since] = process.argv.slice(2);
// A branch's first push names no commit before it.
const base = since && !/^0+$/.test(since) ? since : undefined;
const { packages } = touchedSince(resolve(import.meta.dirname, '../..'), base);
console.log(JSON.stringify(partNames.filter((name) => packages.includes(name))));
