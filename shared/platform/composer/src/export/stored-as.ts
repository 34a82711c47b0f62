import { extname } from 'node:path';
import { mediaTypes } from '@site/contract/media-types';
import { immutable } from '@site/server/headers';

/** A CDN may keep a document for this time, so a rollback is seen within it. Browsers request each time. */
const shortly = 'public, max-age=0, s-maxage=30, must-revalidate';

/**
 * Key of a file in a bucket. A bucket answers an address with the object of exactly that key, so a
 * page is stored under its address: `blog/tag/tea`. Hosts serve `index.html` and `404.html`.
 */
export const keyOf = (path: string): string =>
  /(?:^|\/)(?:index|404|not-found)\.html$/.test(path) ? path : path.replace(/\.html$/, '');

/** Headers that the storage delivers with a file. */
export const headersOf = (path: string): Record<string, string> => ({
  'content-type': mediaTypes[extname(path)] ?? 'application/octet-stream',
  'cache-control': path.startsWith('releases/') ? immutable : shortly,
});
