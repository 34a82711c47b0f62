import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Language } from '@site/data-types/contract';
import { tsImport } from 'tsx/esm/api';

interface RecordsModule {
  records: () => Record<string, unknown> | Promise<Record<string, unknown>>;
}

/**
 * Reads and checks the records of a part from its `src/records.ts`. Maps the path below `records/`
 * without ending (`zips/77002`) to plain data. A broken source throws with file, field and reason.
 * @param dir folder of the part
 */
export async function readRecords(
  dir: string,
  language: Language = 'en',
): Promise<Record<string, unknown>> {
  const file = join(dir, 'src/records.ts');
  if (!existsSync(file)) return {};
  if (language !== 'en') return readTranslated(file, language);
  const module = (await tsImport(pathToFileURL(file).href, import.meta.url)) as RecordsModule;
  return module.records();
}

const require = createRequire(import.meta.url);

/** In another process, because this one has loaded the English messages. */
async function readTranslated(file: string, language: Language): Promise<Record<string, unknown>> {
  const imports = [require.resolve('tsx'), require.resolve('../in-language.js')];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...imports.flatMap((each) => ['--import', pathToFileURL(each).href]),
      require.resolve('../print-records.ts'),
      file,
    ],
    { env: { ...process.env, SITE_LANGUAGE: language }, maxBuffer: 2 ** 28 },
  ).catch((error: { stderr?: string }) => {
    throw new Error(error.stderr?.trim() ?? String(error));
  });
  return JSON.parse(stdout) as Record<string, unknown>;
}
