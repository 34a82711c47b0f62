import { once } from 'node:events';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliDecompress } from 'node:zlib';

/** Limits of an archive's content. A set takes 40 MB; a few bytes can unpack to far more. */
export interface Limits {
  bytes: number;
  /** Commands and servers read some files as a whole. */
  bytesOfFile: number;
  files: number;
}

const limits: Limits = {
  bytes: 512 * 1024 * 1024,
  bytesOfFile: 20 * 1024 * 1024,
  files: 200_000,
};

/** Loaded when it is used: most commands of a site with one folder pack nothing. */
const tar = () => import('tar');

const compress = promisify(brotliCompress);

/**
 * Documents of a set are alike, but further apart than the 32 kB that gzip looks back: brotli with
 * its largest window makes 34 MB into 0.9 MB in a quarter of a second, gzip into 7.3 MB in twice
 * that.
 */
const params = (bytes: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
});

/** Files of a folder as one archive, without owners and times of this machine. */
export async function pack(dir: string, files: string[], plain = false): Promise<Buffer> {
  const { create } = await tar();
  const chunks: Buffer[] = [];
  const options = { cwd: dir, portable: true, mtime: new Date(0), noDirRecurse: true };
  for await (const chunk of create(options, files)) chunks.push(Buffer.from(chunk));
  const packed = Buffer.concat(chunks);
  return plain ? packed : compress(packed, { params: params(packed.length) });
}

/** The archive as it was packed, in pieces: unpacked at once it could fill the memory. */
function piecesOf(archive: Buffer, plain: boolean): Iterable<Buffer> | AsyncIterable<Buffer> {
  if (plain) return [archive];
  const unpacking = createBrotliDecompress();
  unpacking.end(archive);
  return unpacking;
}

/**
 * Writes the files of an archive into a folder. Names that lead out of it, links, and more than the
 * limits are errors.
 */
export async function unpack(
  archive: Buffer,
  dir: string,
  plain = false,
  most: Partial<Limits> = {},
): Promise<void> {
  const { bytes, bytesOfFile, files } = { ...limits, ...most };
  const { extract } = await tar();
  let refused: string | undefined;
  let found = 0;
  let unpacked = 0;
  const stream = extract({
    cwd: dir,
    strict: true,
    filter: (path, entry) => {
      const type = 'type' in entry ? entry.type : undefined;
      if (type !== 'File' && type !== 'Directory')
        refused ??= `${path} is a ${type}, which no archive of the store contains`;
      unpacked += entry.size;
      if (unpacked > bytes) refused ??= `it is larger than ${bytes} bytes`;
      if (entry.size > bytesOfFile) refused ??= `${path} is larger than ${bytesOfFile} bytes`;
      if (++found > files) refused ??= `it has more than ${files} files`;
      return refused === undefined;
    },
  });
  const closed = new Promise<void>((resolve, reject) => {
    // On a full disk each file is an error of its own. Without a listener that stays, the second one
    // would end the process.
    stream.on('error', reject);
    stream.on('close', () => resolve());
  });
  // It may fail while the loop waits for the next piece; unhandled, that would end the process.
  closed.catch(() => {});
  let read = 0;
  try {
    for await (const piece of piecesOf(archive, plain)) {
      // tar unpacks other formats by itself, without a limit.
      if (read === 0 && piece.toString('latin1', 257, 262) !== 'ustar')
        refused ??= 'it is no archive of files';
      read += piece.length;
      if (read > bytes) refused ??= `it is larger than ${bytes} bytes`;
      if (refused) break;
      if (!stream.write(piece)) await Promise.race([once(stream, 'drain'), closed]);
    }
  } finally {
    stream.end();
    // The error of the archive comes first, if there is one.
    await closed.catch(() => {});
  }
  if (refused) throw new Error(refused);
  await closed;
}
