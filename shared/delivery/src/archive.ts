import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/** A set takes 40 MB. More would fill the memory of every machine that follows. */
const mostBytes = 512 * 1024 * 1024;

/** Loaded when it is used: most commands of a site with one folder pack nothing. */
const tar = () => import('tar');

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

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

/**
 * Writes the files of an archive into a folder. Names that lead out of it, links, and more than
 * {@link mostBytes} are errors.
 */
export async function unpack(
  archive: Buffer,
  dir: string,
  plain = false,
  most = mostBytes,
): Promise<void> {
  const packed = plain ? archive : await decompress(archive, { maxOutputLength: most });
  const { extract } = await tar();
  let refused: string | undefined;
  const stream = extract({
    cwd: dir,
    strict: true,
    filter: (path, entry) => {
      const type = 'type' in entry ? entry.type : undefined;
      if (type === 'File' || type === 'Directory') return true;
      refused ??= `${path} is a ${type}, which no archive of the store contains`;
      return false;
    },
  });
  await new Promise<void>((resolve, reject) => {
    // On a full disk each file is an error of its own. Without a listener that stays, the second one
    // would end the process.
    stream.on('error', reject);
    stream.on('close', () => resolve());
    stream.end(packed);
  });
  if (refused) throw new Error(refused);
}
