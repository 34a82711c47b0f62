import { resolve } from 'node:path';
import { makeRecords } from './data/make-records';
import { readContent, readSources } from './data/read-content';

/**
 * Everything that pages show, made from the files in `content/`.
 * @throws ContentError naming file, line and reason of everything that is wrong
 */
export async function records(): Promise<Record<string, unknown>> {
  return makeRecords(readContent(readSources(resolve(import.meta.dirname, '..'))));
}
