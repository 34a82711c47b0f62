import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
// A bundle of the server declares the other name itself.
import { createRequire as requireFrom } from 'node:module';
import { join } from 'node:path';
import type * as Zstd from '@bokuweb/zstd-wasm';
import type { SetManifest } from '@site/contract/set';
import { LRUCache } from 'lru-cache';
import { accepts } from './send-file';

/** Loaded when a browser first has a dictionary. Not imported: a bundle would lose its file. */
async function loadZstd(): Promise<{ zstd: typeof Zstd; context: number }> {
  const zstd = requireFrom(import.meta.url)('@bokuweb/zstd-wasm') as typeof Zstd;
  await zstd.init();
  return { zstd, context: zstd.createCCtx() };
}

/** Of zstd. A higher one takes 20 ms a document for 4 % fewer bytes. */
const level = 10;
/** A compression takes 5 ms of the server's thread, so a flood gets plain brotli. */
const perSecond = 20;
/** Start of a dcz body, before the digest of its dictionary (RFC 9842). */
const magic = Buffer.from('5e2a4d1820000000', 'hex');

/**
 * Headers that make a document the dictionary of the next ones (RFC 9842), for browsers that can: it
 * costs no byte. Such a document has to be stored, so it may be stale for ten minutes; these browsers
 * ask again all the same before they show a page. No shared cache may store it.
 */
export const dictionaryHeaders = {
  'cache-control': 'private, max-age=0, stale-while-revalidate=600',
  'use-as-dictionary': 'match="/*", match-dest=("document")',
};

/** Only Chromium has dictionaries, and only it sends this header. */
export const knowsDictionaries = (headers: IncomingHttpHeaders): boolean => 'sec-ch-ua' in headers;

/** Compresses documents with an earlier document of the same site as the dictionary. */
export class DocumentDictionaries {
  /** Path of each document of a set, by its digest. */
  private readonly indexes = new LRUCache<string, Promise<Map<string, string>>>({ max: 3 });
  private readonly made = new LRUCache<string, Buffer>({
    maxSize: 4_000_000,
    sizeCalculation: (body) => body.length,
  });
  /** Undefined when it cannot be loaded, which is logged once. */
  private loaded: Promise<Awaited<ReturnType<typeof loadZstd>> | void> | undefined;
  private second = 0;
  private count = 0;

  /**
   * The body of a document for a browser that has another document of the set.
   * @param root folder of the set's public files
   * @returns undefined if the browser has none, the set does not know it, or too many ask
   */
  async compress(
    headers: IncomingHttpHeaders,
    { root, set, file }: { root: string; set: SetManifest; file: string },
  ): Promise<Buffer | undefined> {
    const [, digest] = /^:([\w+/]{43}=):$/.exec(String(headers['available-dictionary'])) ?? [];
    if (!digest || !accepts(headers['accept-encoding'], 'dcz')) return undefined;
    const source = (await this.indexOf(root, set)).get(digest);
    if (source === undefined) return undefined;
    const key = `${root}\n${source}\n${file}`;
    const known = this.made.get(key);
    if (known) return known;
    if (!this.mayCompress()) return undefined;
    this.loaded ??= loadZstd().catch((error: Error) => void console.error(error.message));
    const loaded = await this.loaded;
    if (!loaded) return undefined;
    const { zstd, context } = loaded;
    const [dictionary, document] = await Promise.all([
      readFile(source),
      readFile(join(root, file)),
    ]);
    const packed = zstd.compressUsingDict(context, document, dictionary, level);
    const body = Buffer.concat([magic, Buffer.from(digest, 'base64'), packed]);
    this.made.set(key, body);
    return body;
  }

  private indexOf(root: string, set: SetManifest): Promise<Map<string, string>> {
    const index = this.indexes.get(root) ?? digests(root, set);
    this.indexes.set(root, index);
    return index;
  }

  private mayCompress(): boolean {
    const now = Math.floor(performance.now() / 1000);
    if (now !== this.second) [this.second, this.count] = [now, 0];
    return ++this.count <= perSecond;
  }
}

/** One file at a time, so that other requests are answered meanwhile. */
async function digests(root: string, set: SetManifest): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { file } of Object.values(set.pages)) {
    const path = join(root, file);
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes) found.set(createHash('sha256').update(bytes).digest('base64'), path);
  }
  return found;
}
