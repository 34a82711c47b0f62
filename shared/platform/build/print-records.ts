/** Prints the records of the given `records.ts` as JSON. `src/records.ts` runs it in a language. */
import { pathToFileURL } from 'node:url';

const [, , file = ''] = process.argv;

try {
  const { records } = (await import(pathToFileURL(file).href)) as {
    records: () => Record<string, unknown> | Promise<Record<string, unknown>>;
  };
  process.stdout.write(JSON.stringify(await records()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
