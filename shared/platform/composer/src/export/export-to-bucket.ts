import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { Fault } from '@site/contract/fault';
import { parseJson } from '@site/contract/parse';
import type { SetManifest } from '@site/contract/set';
import { openBucket, overlap } from '@site/object-storage';
import type { RemoteBucket } from '@site/object-storage';
import * as v from 'valibot';
import { exportedCanary } from './canary';
import { mark } from './export';
import type { Exported } from './export';
import { headersOf, keyOf } from './stored-as';
import { planExport } from './what-to-export';
import type { ExportedFile } from './what-to-export';

/** Objects that are written at the same time. */
const atOnce = 16;

export interface ExportedToBucket extends Exported {
  /** Objects of earlier exports that no retained set names; removed with `removeOld`. */
  old: string[];
}

/**
 * Writes the live set into object storage, in an order in which visitors never get a document whose
 * files are missing: releases, then the other files, then documents. After an interruption the
 * earlier site is still whole, or a mix of whole documents of both sets; the next run finishes.
 * @param target `s3://bucket/prefix`, empty or an earlier export
 * @throws Fault when it holds something else, or overlaps the store of releases
 */
export async function exportToBucket(
  target: string,
  { removeOld = false, env = process.env }: { removeOld?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<ExportedToBucket> {
  if (env.SITE_STORE && overlap(target, env.SITE_STORE, env))
    throw new Fault(
      `${target}: overlaps SITE_STORE (${env.SITE_STORE}); name another prefix or bucket`,
    );
  const bucket = openBucket(target, { env });
  const plan = await planExport();
  const { set, files, warnings } = plan;
  const releases = [...plan.releases, ...plan.retained];
  const canary = await exportedCanary(set);
  if (canary)
    warnings.push(`set ${canary.set.id} is a canary: a bucket serves the live set to everyone.`);
  const stored = new Set(await bucket.list(''));
  if (stored.size > 0 && !stored.has(mark)) {
    throw new Fault(`${target}: is not empty and no earlier export; name another prefix`);
  }
  const isServed = ({ path }: ExportedFile) => !/\.(?:br|gz)$/.test(path);
  const written = new Set([mark, ...[...releases, ...files].filter(isServed).map(keyFor)]);
  // Before the first write, so that an interrupted export leaves no object that is not recorded.
  const earlier = await keysOf(bucket);
  const all = new Set([...earlier, ...written]);
  await putMark(false, all);
  const packs = await storesEncoding(bucket);

  const write = async ({ path, source }: ExportedFile) => {
    const key = keyOf(path);
    const isRelease = path.startsWith('releases/');
    // A release's file never changes, and an interrupted write leaves no object.
    if (isRelease && stored.has(key)) return;
    const headers = headersOf(path);
    // Only browsers request files of a release, and all of them read brotli. Documents are read by
    // previews and feeds, too, so the CDN must compress them for each reader.
    if (isRelease && packs && existsSync(`${source}.br`))
      await bucket.put(key, await readFile(`${source}.br`), {
        ...headers,
        'content-encoding': 'br',
      });
    else await bucket.put(key, await readFile(source), headers);
  };

  await inParallel(releases.filter(isServed), write);
  const documents = files.filter(({ path }) => path.endsWith('.html'));
  await inParallel(
    files.filter((file) => isServed(file) && !documents.includes(file)),
    write,
  );
  await inParallel(documents, write);
  const old = [...earlier].filter((key) => stored.has(key) && !written.has(key));
  if (removeOld) await inParallel(old, (key) => bucket.remove(key));
  await putMark(true, removeOld ? written : all);
  return { set: set.id, files: written.size, warnings, old };

  function putMark(complete: boolean, keys: Set<string>): Promise<void> {
    return bucket.put(mark, markOf(set, complete, keys), headersOf(mark));
  }
}

const keyFor = ({ path }: ExportedFile): string => keyOf(path);

const markSchema = v.object({ keys: v.optional(v.array(v.string()), []) });

/** Keys that earlier exports wrote and that were not removed. Other objects belong to others. */
async function keysOf(bucket: RemoteBucket): Promise<Set<string>> {
  const bytes = await bucket.get(mark);
  return new Set(bytes ? parseJson(markSchema, bytes.toString('utf8'), mark).keys : []);
}

/**
 * Whether the storage keeps an object's encoding. One that drops it would deliver bytes that no
 * browser understands.
 */
async function storesEncoding(bucket: RemoteBucket): Promise<boolean> {
  const key = 'export-probe.txt';
  const headers = { ...headersOf(key), 'content-encoding': 'br' };
  await bucket.put(key, brotliCompressSync('Can be removed.'), headers);
  const retained = (await bucket.head(key))?.get('content-encoding') === 'br';
  await bucket.remove(key);
  return retained;
}

const markOf = ({ id, versions }: SetManifest, complete: boolean, keys: Set<string>): string =>
  `${JSON.stringify({ set: id, versions, complete, keys: [...keys].sort() })}\n`;

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  // Ends when all have ended: an object must not be written after the export has failed.
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}
