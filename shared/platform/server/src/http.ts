import type { IncomingMessage, ServerResponse } from 'node:http';

/** Ends a request with this status and text. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code = '',
    readonly hint: string | null = null,
    readonly details: string | null = null,
  ) {
    super(message);
  }
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

const json = 'application/json; charset=utf-8';

export const sendJson = (res: ServerResponse, status: number, value: unknown) =>
  send(res, status, json, JSON.stringify(value));

/** @param text JSON that the database has written */
export const sendJsonText = (res: ServerResponse, text: string) => send(res, 200, json, text);

export const sendText = (res: ServerResponse, status: number, text: string) =>
  send(res, status, 'text/plain; charset=utf-8', text);

/** Requested host, with the port. */
export const hostOf = (req: IncomingMessage) => (req.headers.host ?? '').toLowerCase();

/**
 * Whether a page of another site sent this. Requests without an Origin are not from a page's
 * script.
 */
export function isForeign(req: IncomingMessage): boolean {
  const { origin } = req.headers;
  if (origin === undefined) return req.headers['sec-fetch-site'] === 'cross-site';
  try {
    return new URL(origin).host !== hostOf(req);
  } catch {
    return true;
  }
}
