import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

interface RecordsModule {
  records: () => Record<string, unknown> | Promise<Record<string, unknown>>;
}

/**
 * Reads and checks the records of a part from its `src/records.ts`. Maps the path below `records/`
 * without ending (`zips/77002`) to plain data. A broken source throws with file, field and reason.
 * @param dir folder of the part
 */
export async function readRecords(dir: string): Promise<Record<string, unknown>> {
  const file = join(dir, 'src/records.ts');
  if (!existsSync(file)) return {};
  const module = (await tsImport(pathToFileURL(file).href, import.meta.url)) as RecordsModule;
  return module.records();
}
