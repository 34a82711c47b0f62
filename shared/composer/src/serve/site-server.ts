import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  allowOverrides,
  asksForOverride,
  overrideCookie,
  overrideOrigins,
} from './allow-overrides';
import { getsCanary, sharedRegistry } from './canary-share';
import { compressible, immutable, securityHeaders, types } from './headers';
import { siteDir } from '../paths';

import { PublishedSets } from './published-sets';
import type { Published } from './published-sets';
import { setDir } from '../store/sets';
import type { SetManifest } from '../store/sets';

interface Body {
  content: Buffer;
  etag: string;
}

/** Serves the live set, a canary for its share, and every kept release. */
export class SiteServer {
  private readonly sets = new PublishedSets();
  private published: Published | undefined;
  private readonly bodies = new Map<string, Body>();

  /** @param fixed a set to serve instead of the live one, with its folder */
  constructor(private readonly fixed?: { set: SetManifest; dir: string }) {}

  /** Answers GET and HEAD; any other method gets 405. */
  async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(securityHeaders)) res.setHeader(name, value);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      return this.text(res, 405, `${req.method} is not answered here`);
    }
    let url: URL;
    let path: string;
    try {
      url = new URL(`http://localhost${req.url ?? '/'}`);
      path = decodeURIComponent(url.pathname);
    } catch {
      return this.text(res, 400, 'The address is not valid.');
    }
    // A redirect to an address with two leading slashes would lead to another host.
    if (/^\/[/\\]|[\0\r\n]/.test(path)) return this.text(res, 400, 'The address is not valid.');
    if (path.startsWith('/releases/')) return this.release(req, res, path);
    if (path.length > 1 && path.endsWith('/')) {
      res.writeHead(308, { location: url.pathname.replace(/\/+$/, '') + url.search });
      res.end();
      return;
    }
    const published: Published | undefined = this.fixed
      ? { live: this.fixed.set }
      : await this.sets.current();
    if (!published) return this.text(res, 503, 'No set is live yet.');
    if (!this.fixed && published !== this.published) this.bodies.clear();
    this.published = published;
    const { live, canary } = published;
    if (canary && path === '/registry.json') {
      return this.json(res, sharedRegistry(live.id, canary.set.id, canary.percent));
    }
    const set = canary && getsCanary(req, res, canary) ? canary.set : live;
    const dir = join(this.fixed?.dir ?? setDir(set.id), 'public');
    const page = set.pages[path];
    // One spelling per page, since the browser's code compares the address as written.
    if (page && url.pathname !== path) {
      res.writeHead(308, { location: path + url.search });
      res.end();
      return;
    }
    const origins = asksForOverride(req, url) ? overrideOrigins(req) : [];
    if (origins.length > 0 && url.searchParams.has('override')) {
      res.appendHeader('set-cookie', overrideCookie);
    }
    if (page) return this.send(req, res, 200, join(dir, page.file), origins);
    const file = join(dir, normalize(path));
    if (
      extname(path) &&
      !path.endsWith('.html') &&
      file.startsWith(dir + sep) &&
      existsSync(file)
    ) {
      return this.send(req, res, 200, file);
    }
    const missing = set.notFound.find(({ pattern }) => matches(pattern, path));
    if (missing) return this.send(req, res, 404, join(dir, missing.file), origins);
    this.text(res, 404, 'Not found');
  }

  /** `/releases/<part>/<version>/<file>`: immutable, precompressed. */
  private release(req: IncomingMessage, res: ServerResponse, path: string): void {
    const [part = '', version = '', ...rest] = path.slice('/releases/'.length).split('/');
    const base = join(siteDir(), 'releases', part, version, 'browser');
    const file = join(base, normalize(rest.join('/')));
    const type = types[extname(file)];
    if (!/^[a-z-]+$/.test(part) || !file.startsWith(base + sep) || !type || !existsSync(file)) {
      return this.text(res, 404, 'Not found');
    }
    const encoded = accepts(req, 'br') && existsSync(`${file}.br`);
    res.writeHead(200, {
      'content-type': type,
      'cache-control': immutable,
      'access-control-allow-origin': '*',
      vary: 'accept-encoding',
      ...(encoded && { 'content-encoding': 'br' }),
    });
    if (req.method === 'HEAD') res.end();
    // An error here means a visitor who left or a removed file; it ends only this answer.
    else pipeline(createReadStream(encoded ? `${file}.br` : file), res, () => {});
  }

  /** A file of the set: revalidated at every use, compressed once. */
  private send(
    req: IncomingMessage,
    res: ServerResponse,
    status: number,
    file: string,
    origins: string[] = [],
  ): void {
    const type = types[extname(file)] ?? 'application/octet-stream';
    const encoding = !compressible.test(type)
      ? ''
      : accepts(req, 'br')
        ? 'br'
        : accepts(req, 'gzip')
          ? 'gzip'
          : '';
    const { content, etag } = this.body(file, encoding, origins);
    res.setHeader('content-type', type);
    res.setHeader('cache-control', 'no-cache');
    res.appendHeader('vary', 'accept-encoding');
    res.setHeader('etag', etag);
    if (status === 200 && req.headers['if-none-match'] === etag) {
      res.writeHead(304).end();
      return;
    }
    if (encoding) res.setHeader('content-encoding', encoding);
    res.setHeader('content-length', content.length);
    res.writeHead(status).end(req.method === 'HEAD' ? undefined : content);
  }

  private body(file: string, encoding: string, origins: string[]): Body {
    const key = [encoding, file, ...origins].join(' ');
    let body = this.bodies.get(key);
    if (!body) {
      const composed = readFileSync(file);
      const plain = origins.length
        ? Buffer.from(allowOverrides(composed.toString('utf8'), origins))
        : composed;
      const content =
        encoding === 'br'
          ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
          : encoding === 'gzip'
            ? gzipSync(plain)
            : plain;
      const hash = createHash('sha256').update(content).digest('base64url').slice(0, 20);
      body = { content, etag: `"${hash}"` };
      this.bodies.set(key, body);
    }
    return body;
  }

  private json(res: ServerResponse, value: unknown): void {
    res.writeHead(200, { 'content-type': types['.json'], 'cache-control': 'no-cache' });
    res.end(JSON.stringify(value));
  }

  private text(res: ServerResponse, status: number, message: string): void {
    res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
    res.end(`${message}\n`);
  }
}

const accepts = (req: IncomingMessage, encoding: string): boolean =>
  String(req.headers['accept-encoding'] ?? '').includes(encoding);

/** `/blog/*` matches everything below `/blog/`, `*` everything. */
export const matches = (pattern: string, path: string): boolean =>
  pattern === '*' || (pattern.endsWith('/*') && path.startsWith(pattern.slice(0, -1)));
