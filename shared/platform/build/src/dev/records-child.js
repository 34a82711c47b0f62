/** Reads the records of a part once, in a process of its own, and sends them to the parent. */
import { register } from 'tsx/esm/api';

register();
const { readRecords } = await import('../records.ts');
/** @type {import('@site/data-types/contract').Language} */
const language = process.argv[3] === 'es' ? 'es' : 'en';
const [, , dir = ''] = process.argv;
const answer = await readRecords(dir, language).then(
  (records) => ({ records }),
  (error) => ({ error: error instanceof Error ? error.message : String(error) }),
);
process.send?.(answer, () => process.disconnect());
