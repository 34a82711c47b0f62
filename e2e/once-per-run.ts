import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFile } from '@site/file-lock';
import { workDir } from './site';

/** Emptied at the start of a run. */
export const madeDir = join(workDir, 'made');

/**
 * Makes something for all tests of a run, in the first worker that needs it; the others wait.
 * @param make returns a text, such as its id, which every call returns
 */
export async function oncePerRun(name: string, make: () => Promise<string>): Promise<string> {
  await mkdir(madeDir, { recursive: true });
  const file = join(madeDir, name);
  const unlock = await lockFile(`${file}.lock`, `worker ${process.pid}`);
  try {
    if (!existsSync(file)) {
      await writeFile(`${file}.half`, await make());
      await rename(`${file}.half`, file);
    }
    return await readFile(file, 'utf8');
  } finally {
    unlock();
  }
}
