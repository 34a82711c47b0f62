import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Fault } from '@site/contract/fault';
import { filesBelow } from '@site/contract/files-below';
import { parseJson } from '@site/contract/parse';
import * as v from 'valibot';
import { manifestName } from './archive-names';
import { BackupError } from './backup-error';

const kindSchema = v.object({ format: v.literal('site-backup'), version: v.literal(1) });

const manifestSchema = v.object({
  ...kindSchema.entries,
  /** ISO 8601 instant of the state of the database. */
  at: v.string(),
  files: v.record(v.string(), v.object({ size: v.number(), sha256: v.string() })),
});

/** The list of a backup's files. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Size and hash of every file below a folder, except its manifest. */
export async function hashFiles(folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = {};
  for (const name of await filesBelow(folder)) {
    if (name === manifestName) continue;
    const path = join(folder, name);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    files[name] = { size: (await stat(path)).size, sha256: hash.digest('hex') };
  }
  return files;
}

/** @throws BackupError for a text that is no manifest, or one with a field that is wrong */
export function parseManifest(text: string): Manifest {
  if (!v.is(v.pipe(v.string(), v.parseJson(), kindSchema), text))
    throw new BackupError('This file is no backup of the site.');
  try {
    return parseJson(manifestSchema, text, manifestName);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new BackupError(`The backup is damaged: ${error.message}.`);
  }
}

/** Whether two lists name the same files with the same content. */
export function sameFiles(a: Manifest['files'], b: Manifest['files']): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => a[name]?.size === b[name]?.size && a[name]?.sha256 === b[name]?.sha256)
  );
}
