import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { pipeline } from 'node:stream';
import { send } from '@fastify/send';
import type { SendOptions } from '@fastify/send';
import { isCompressible, mediaTypes } from '@site/contract/media-types';
import { CachedFiles } from './cached-files';

/** Stored compressed versions, the smallest first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** Whether the client accepts an encoding; `br;q=0` refuses it. */
export const accepts = (header: string | undefined, encoding: string): boolean =>
  (header ?? '').split(',').some((item) => {
    const [name, weight = 'q=1'] = item.replace(/\s/g, '').split(';');
    return name === encoding && Number(weight.slice(2)) > 0;
  });

/** Conditional and range requests need a status other than 200; a document with status 404 has none. */
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

const cachedFiles = new CachedFiles();

/** A request for the file itself, whatever version of it the client has. */
export const asksForBody = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && !conditions.some((name) => name in headers);

/**
 * Answers with a file, or with its stored compressed version when the client accepts that. Nothing
 * is compressed here: a file without a compressed version, e.g. of an old set, is sent as it is.
 * @param file path below `root`
 * @param status of the answer, unless the client has the file already (304)
 * @returns false when there is no such file; then nothing was sent
 */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  { root, file, status = 200 }: { root: string; file: string; status?: 200 | 404 },
  headers: OutgoingHttpHeaders,
): Promise<boolean> {
  if (status === 404) for (const name of conditions) delete req.headers[name];
  const compressible = isCompressible(file);
  const accepted = encodings.filter(
    ({ name }) => compressible && accepts(req.headers['accept-encoding'], name),
  );
  const keeps = asksForBody(req);
  for (const { name, ending } of [...accepted, { name: undefined, ending: '' }]) {
    const writeHead = (statusCode: number, ofFile: OutgoingHttpHeaders) => {
      const type = mediaTypes[extname(file)] ?? 'application/octet-stream';
      if (compressible) res.appendHeader('vary', 'accept-encoding');
      return res.writeHead(statusCode === 200 ? status : statusCode, {
        ...(statusCode === 200 && { 'content-type': type }),
        ...(statusCode === 200 && name && { 'content-encoding': name }),
        ...headers,
        ...ofFile,
      });
    };
    // As it was requested: `send` refuses a path that leads out of the root.
    const place = `${root}/${file}${ending}`;
    const cached = keeps && cachedFiles.get(place);
    if (cached) {
      writeHead(200, cached.headers).end(cached.body);
      return true;
    }
    const found = await send(req, encodeURI(file + ending), options(root));
    // A file that cannot be opened after all, e.g. because too many are, ends its own answer alone.
    found.stream.on('error', () => {});
    const { statusCode } = found;
    if (found.type !== 'file' && statusCode !== 412) {
      found.stream.destroy();
      continue;
    }
    if (keeps && found.type === 'file') {
      const read = await cachedFiles
        .read(place, found.metadata, found.headers)
        .catch(() => undefined);
      if (read) {
        found.stream.destroy();
        writeHead(200, read.headers).end(read.body);
        return true;
      }
    }
    writeHead(statusCode, found.headers);
    // An error here means a visitor who left or a removed file; it ends only this answer.
    pipeline(found.stream, res, () => {});
    return true;
  }
  return false;
}

const options = (root: string): SendOptions => ({
  root,
  dotfiles: 'allow',
  index: false,
  acceptRanges: false,
  cacheControl: false,
  contentType: false,
  // After a rollback the live file is the older one; by its date it would count as unchanged.
  lastModified: false,
});
