import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Brotli's highest level, for files of a release: they are compressed once and never change. */
export const highest = constants.BROTLI_MAX_QUALITY;

/**
 * Brotli's level for files of a set, which are written again in every set: 2 ms for a document. The
 * highest level takes 70 ms and saves 8 %.
 */
export const setLevel = 6;

export const compressed = (bytes: Buffer, level = highest): Promise<Buffer> =>
  brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/**
 * Writes the compressed versions of a file next to it: `<file>.br` and `<file>.gz`.
 * @param level of brotli @returns bytes of the smaller one, brotli's
 */
export async function writeCompressed(
  file: string,
  bytes: Buffer,
  level = highest,
): Promise<number> {
  const [br, gz] = await Promise.all([compressed(bytes, level), gzipped(bytes)]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
  return br.length;
}
