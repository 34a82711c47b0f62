import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { mediaTypes } from '@site/contract/media-types';
import { releaseDir, setDir } from '@site/contract/paths';
import { matchesPattern } from '@site/contract/set';
import type { SetManifest } from '@site/contract/set';
import { setOfDataFile } from '@site/contract/site-data';
import {
  allowOverrides,
  asksForOverride,
  overrideCookie,
  overrideOrigins,
} from './allow-overrides';
import { sharedRegistry } from './canary-share';
import {
  dictionaryHeaders,
  DocumentDictionaries,
  knowsDictionaries,
} from './document-dictionaries';
import { immutable, securityHeaders } from './headers';
import { type Published, PublishedSets } from './published-sets';
import { asksForBody, sendFile } from './send-file';
import { setOfVisitor } from './set-of-visitor';

export interface SiteServerOptions {
  /** A set to serve instead of the live one, with its folder. */
  fixed?: { set: SetManifest; dir: string };
  /** Origins of the parts' development servers, which this machine's browsers may use. */
  developmentOrigins?: string[];
  /** Fetches a release into the folder that another server may serve already. */
  fetchRelease?: (name: string, version: string) => Promise<boolean>;
  /** Brings the folder up to date with a store that other servers follow, too. */
  catchUp?: () => Promise<void>;
}

const revalidated = { 'cache-control': 'no-cache' };
const ofReleases = { 'cache-control': immutable, 'access-control-allow-origin': '*' };

/** Characters of a path with its query; no page of a site needs as many. */
const longestAddress = 2048;

/** Serves the live set, a canary for its share, and every retained release. */
export class SiteServer {
  private readonly sets = new PublishedSets();
  private readonly dictionaries = new DocumentDictionaries();

  constructor(private readonly options: SiteServerOptions = {}) {}

  /** The sets that are served now; undefined before the first one. */
  published = (atOnce?: boolean): Promise<Published | undefined> => {
    const { fixed } = this.options;
    return fixed ? Promise.resolve({ live: fixed.set }) : this.sets.current(atOnce);
  };

  /** Answers GET and HEAD; any other method gets 405. */
  async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(securityHeaders)) res.setHeader(name, value);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      return text(res, 405, `${req.method} is not answered here`);
    }
    if ((req.url ?? '').length > longestAddress) return text(res, 414, 'The address is too long.');
    let url: URL;
    let path: string;
    try {
      url = new URL(`http://localhost${req.url ?? '/'}`);
      path = decodeURIComponent(url.pathname);
    } catch {
      return text(res, 400, 'The address is not valid.');
    }
    // A redirect to an address with two leading slashes would lead to another host.
    if (/^\/[/\\]|[\0\r\n]/.test(path)) return text(res, 400, 'The address is not valid.');
    const ofSet = setOfDataFile(path);
    if (ofSet) return this.dataFile(req, res, ofSet, path);
    if (path.startsWith('/releases/')) return release(req, res, path, this.options.fetchRelease);
    // A slash that is written as %2F is part of an unknown address.
    if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
      return redirect(res, withoutEndSlashes(url.pathname) + url.search);
    }
    const published = await this.published();
    if (!published) return text(res, 503, 'No set is live yet.');
    const { live, canary } = published;
    if (canary && path === '/registry.json') {
      return json(res, await sharedRegistry(live.id, canary.set.id, canary.percent));
    }
    const { catchUp } = this.options;
    const set = await setOfVisitor(req, res, { published, current: this.published, catchUp });
    // One spelling per page, since the browser's code compares the address as written.
    if (set.pages[path] && url.pathname !== path) return redirect(res, path + url.search);
    return this.answer(req, res, { set, path, url });
  }

  /** Data of a stored set: a tab may not have read it yet when the next set is live. */
  private async dataFile(req: IncomingMessage, res: ServerResponse, id: string, path: string) {
    const { fixed, catchUp } = this.options;
    const root = join(fixed?.set.id === id ? fixed.dir : setDir(id), 'public');
    const sendIt = () => sendFile(req, res, { root, file: path.slice(1) }, ofReleases);
    if (await sendIt()) return;
    // Another server of the store may serve its documents already.
    await catchUp?.();
    if (!(await sendIt())) text(res, 404, 'Not found');
  }

  /** Answers with a page, a file, or the document for an unknown address. */
  private async answer(
    req: IncomingMessage,
    res: ServerResponse,
    { set, path, url }: { set: SetManifest; path: string; url: URL },
  ): Promise<void> {
    const root = join(this.options.fixed?.dir ?? setDir(set.id), 'public');
    const page = set.pages[path];
    if (page) return this.document(req, res, { root, set, file: page.file, status: 200, url });
    const isFile = extname(path) in mediaTypes && !path.endsWith('.html');
    if (isFile && (await sendFile(req, res, { root, file: path }, revalidated))) return;
    const missing = set.notFound.find(({ pattern }) => matchesPattern(pattern, path));
    if (missing)
      return this.document(req, res, { root, set, file: missing.file, status: 404, url });
    text(res, 404, 'Not found');
  }

  /** A document, revalidated at every use. With an override it is changed, thus not compressed. */
  private async document(
    req: IncomingMessage,
    res: ServerResponse,
    { url, set, ...place }: DocumentPlace,
  ): Promise<void> {
    const origins = asksForOverride(req, url)
      ? overrideOrigins(req, this.options.developmentOrigins ?? [])
      : [];
    if (origins.length === 0) {
      const isDictionary = place.status === 200 && knowsDictionaries(req.headers);
      const headers = isDictionary ? dictionaryHeaders : revalidated;
      const body =
        isDictionary && asksForBody(req)
          ? await this.dictionaries
              .compress(req.headers, { ...place, set })
              // The stored document is as good.
              .catch((error: Error) => void console.error(error.message))
          : undefined;
      if (isDictionary) res.appendHeader('vary', 'available-dictionary');
      if (body) return compressedDocument(res, headers, body);
      if (!(await sendFile(req, res, place, headers))) text(res, 404, 'Not found');
      return;
    }
    if (url.searchParams.has('override')) res.appendHeader('set-cookie', overrideCookie);
    const composed = await readFile(join(place.root, place.file), 'utf8');
    res.writeHead(place.status, { 'content-type': mediaTypes['.html'], ...revalidated });
    res.end(req.method === 'HEAD' ? undefined : allowOverrides(composed, origins));
  }
}

interface DocumentPlace {
  root: string;
  set: SetManifest;
  file: string;
  status: 200 | 404;
  url: URL;
}

function compressedDocument(res: ServerResponse, headers: object, body: Buffer): void {
  res.appendHeader('vary', 'accept-encoding');
  const type = { 'content-type': mediaTypes['.html'], 'content-encoding': 'dcz' };
  res.writeHead(200, { ...type, ...headers, 'content-length': body.length }).end(body);
}

/** `/blog//` → `/blog`. A pattern with a run before its end would look at each slash again and again. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** `/releases/<part>/<version>/<file>`: immutable. */
async function release(
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  fetchRelease: SiteServerOptions['fetchRelease'],
): Promise<void> {
  const [part = '', version = '', ...rest] = path.slice('/releases/'.length).split('/');
  const file = rest.join('/');
  const valid =
    /^[a-z][a-z0-9-]*$/.test(part) &&
    /^[\w+-][\w.+-]*$/.test(version) &&
    extname(file) in mediaTypes;
  if (!valid) return text(res, 404, 'Not found');
  const dir = releaseDir(part, version);
  const sendIt = () => sendFile(req, res, { root: join(dir, 'browser'), file }, ofReleases);
  if (await sendIt()) return;
  const fetched = !existsSync(dir) && (await fetchRelease?.(part, version));
  if (!fetched || !(await sendIt())) text(res, 404, 'Not found');
}

function redirect(res: ServerResponse, location: string): void {
  res.writeHead(308, { location }).end();
}

function json(res: ServerResponse, value: unknown): void {
  res.writeHead(200, { 'content-type': mediaTypes['.json'], ...revalidated });
  res.end(JSON.stringify(value));
}

function text(res: ServerResponse, status: number, message: string): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  res.end(`${message}\n`);
}
