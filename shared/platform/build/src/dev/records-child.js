/** Reads the records of a part once, in a process of its own, and sends them to the parent. */
import { register } from 'tsx/esm/api';

register();
const { readRecords } = await import('../records.ts');
const [dir = ''] = process.argv.slice(2);
const answer = await readRecords(dir).then(
  (records) => ({ records }),
  (error) => ({ error: error instanceof Error ? error.message : String(error) }),
);
process.send?.(answer, () => process.disconnect());
