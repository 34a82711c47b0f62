import { extname } from 'node:path';

/** Media types of everything in a set or a release, by the ending of the file. */
export const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const compressible = /^(text|application\/(json|xml|manifest))|svg/;

/** Whether a file is stored compressed, too: as `<file>.br` and `<file>.gz`. */
export const isCompressible = (file: string): boolean =>
  compressible.test(mediaTypes[extname(file)] ?? '');
