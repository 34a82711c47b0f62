import { extname } from 'node:path';
import { mediaTypes } from '@site/contract/media-types';

const kinds: [RegExp, RouteKind][] = [
  [/^\/releases\//, 'release'],
  [/^\/rest\/v1\/rpc\/(book_appointment|confirm_booking)$/, 'booking'],
  [/^\/rest\/v1(\/|$)/, 'function'],
  [/^\/auth\/v1(\/|$)/, 'signing in'],
  [/^\/storage\/v1(\/|$)/, 'photo'],
  [/^\/functions\/v1(\/|$)/, 'report'],
  [/^\/api\//, 'mail'],
  [/^\/(_local(\/|$)|healthz$|readyz$|metrics$)/, 'operations'],
];

export type RouteKind =
  | 'page'
  | 'file'
  | 'release'
  | 'booking'
  | 'function'
  | 'signing in'
  | 'photo'
  | 'report'
  | 'mail'
  | 'operations';

/**
 * The kind of a request, one of ten. The path itself is no label: strangers choose it, and each new
 * one would occupy memory for as long as the process runs.
 */
export function routeKind(url = '/'): RouteKind {
  const [path = '/'] = url.split('?', 1);
  const kind = kinds.find(([pattern]) => pattern.test(path))?.[1];
  if (kind) return kind;
  return extname(path) in mediaTypes && !path.endsWith('.html') ? 'file' : 'page';
}
