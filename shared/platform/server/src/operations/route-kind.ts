import { extname } from 'node:path';
import { mediaTypes } from '@site/contract/media-types';

type Kinds = [pattern: RegExp, kind: string][];

const own: Kinds = [
  [/^\/releases\//, 'release'],
  [/^\/(_local(\/|$)|healthz$|readyz$|metrics$)/, 'operations'],
];

/**
 * The kinds of requests, few of them: `page`, `file`, `release`, `operations`, and those of the
 * backend. The path itself is no label: strangers choose it, and each new one would occupy memory
 * for as long as the process runs.
 */
export const routeKinds =
  (given: Kinds = []) =>
  (url = '/'): string => {
    const [path = '/'] = url.split('?', 1);
    const kind = [...own, ...given].find(([pattern]) => pattern.test(path))?.[1];
    if (kind) return kind;
    return extname(path) in mediaTypes && !path.endsWith('.html') ? 'file' : 'page';
  };
