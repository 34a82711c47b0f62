import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request that is answered with this status and text instead of being served. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code = '',
  ) {
    super(message);
  }
}

export const maxBodyBytes = 64 * 1024;
const maxDepth = 12;

/** @throws HttpError 413 past {@link maxBodyBytes} */
export async function readBody(req: IncomingMessage): Promise<Buffer> {
  const tooLarge = () => new HttpError(413, `The body is larger than ${maxBodyBytes} bytes`);
  if (Number(req.headers['content-length']) > maxBodyBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * A JSON object, not nested deeper than any of ours: deep nesting costs the database its stack.
 * @throws HttpError 400 when it is none
 */
export function parseObject(body: Buffer): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8') || '{}');
  } catch {
    throw new HttpError(400, 'The body is not JSON', 'PGRST102');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpError(400, 'The body is not a JSON object', 'PGRST102');
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth)
      throw new HttpError(400, `The body is nested deeper than ${maxDepth} levels`, 'PGRST102');
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    );
  }
  return value as Record<string, unknown>;
}

export function send(
  res: ServerResponse,
  status: number,
  contentType: string,
  body: string,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, {
    'Content-Type': contentType,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  res.end(body);
}

export const sendJson = (res: ServerResponse, status: number, value: unknown) =>
  send(res, status, 'application/json; charset=utf-8', JSON.stringify(value));

export const sendText = (res: ServerResponse, status: number, text: string) =>
  send(res, status, 'text/plain; charset=utf-8', text);

const hostOf = (req: IncomingMessage) => (req.headers.host ?? '').toLowerCase();

/**
 * Whether the request comes from this machine, addressed to it by a name that no stranger can point
 * here, and not through a proxy.
 */
export const isLocal = (req: IncomingMessage): boolean =>
  /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(hostOf(req)) &&
  /^(127\.|::1$|::ffff:127\.)/.test(req.socket.remoteAddress ?? '') &&
  !['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => name in req.headers);

/** Whether a page of another site sent this; without an Origin it was no page's script. */
export function isForeign(req: IncomingMessage): boolean {
  const { origin } = req.headers;
  if (origin === undefined) return req.headers['sec-fetch-site'] === 'cross-site';
  try {
    return new URL(origin).host !== hostOf(req);
  } catch {
    return true;
  }
}

/**
 * Network address of whoever asks. Behind a proxy on this machine it is the last that the proxy
 * added to X-Forwarded-For, if `trustProxy`; what the caller wrote there himself stands before it.
 */
export function callerAddress(req: IncomingMessage, trustProxy: boolean): string {
  const direct = req.socket.remoteAddress ?? '';
  const forwarded = String(req.headers['x-forwarded-for'] ?? '');
  return (trustProxy && forwarded.split(',').at(-1)?.trim()) || direct;
}
