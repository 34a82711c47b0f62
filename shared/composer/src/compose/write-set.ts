import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { CompanyConfig } from '@site/data-types/company';
import type { Release } from '@site/data-types/contract';
import { exposes } from '../check/exposes';
import { owns, prefixes } from '../check/prefixes';
import { DocumentWriter } from './document';
import { partOf, readsOf, recordsOn, withFullNames } from './reads';
import { Fault } from '../fault';
import { createRegistry } from './registry';
import { createRenderer } from './renderer';
import type { RenderedPage } from './renderer';
import { readRelease } from '../store/releases';
import { setDir } from '../store/sets';
import type { SetManifest } from '../store/sets';
import { writeShareImage } from './share-image';
import { siteFiles } from './site-files';

export interface SetInput {
  id: string;
  releases: Release[];
  /** Version of each part that browsers get as a fallback. */
  previous: Record<string, string>;
  company: CompanyConfig;
  /** Set whose rendered pages may be reused. */
  base: SetManifest | undefined;
  /** When the security contact expires, ISO 8601. */
  expires: string;
  /** Whether documents listen to the development server and reload. */
  reload: boolean;
}

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const renderedFile = (path: string): string => `rendered/${fileOf(path)}.json`;

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

async function put(dir: string, file: string, content: string | Buffer): Promise<void> {
  const path = join(dir, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/**
 * Writes a set into a folder. Renders pages on which a part has changed since the base set and
 * reuses the others; writes every document with the new versions.
 * @throws Fault naming the page and the cause
 */
export async function writeSet(dir: string, input: SetInput): Promise<SetManifest> {
  const { id, releases, previous, company, base, expires, reload } = input;
  const before = await Promise.all(Object.entries(previous).map(([n, v]) => readRelease(n, v)));
  const registry = createRegistry(releases, new Map(before.map((r) => [r.name, r])));
  const { render, parts } = createRenderer(releases, company);
  const documents = await DocumentWriter.create(releases, before, company, id, registry, reload);
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  const images = new Map<string, RenderedPage['meta']['share']>();
  const set: SetManifest = {
    id,
    createdAt: new Date().toISOString(),
    versions,
    previous,
    pages: {},
    notFound: [],
    rendered: 0,
  };

  /** Everything the page depends on: an equal key means an equal page. */
  const keyOf = (owner: string, page: RenderedPage): string => {
    const used = [...page.fragments, ...recordsOn(page)].map(partOf);
    const names = new Set(['shell', owner, ...used]);
    return hashOf([company, [...names].sort().map((name) => [name, versions[name]])]);
  };

  /** The page of the base set, hard-linked, when nothing on it has changed. */
  async function takeOver(owner: string, path: string): Promise<RenderedPage | undefined> {
    const file = join(setDir(base?.id ?? ''), renderedFile(path));
    if (!base || !existsSync(file)) return undefined;
    const kept = JSON.parse(await readFile(file, 'utf8')) as { key: string; page: RenderedPage };
    const page = withFullNames(kept.page, owner);
    if (kept.key !== keyOf(owner, page)) return undefined;
    const target = join(dir, renderedFile(path));
    await mkdir(dirname(target), { recursive: true });
    await link(file, target);
    return page;
  }

  async function renderAnew(owner: string, path: string): Promise<RenderedPage> {
    const page = withFullNames(await render(path), owner);
    set.rendered++;
    const key = keyOf(owner, page);
    await put(dir, renderedFile(path), JSON.stringify({ key, page }));
    return page;
  }

  async function writePage(owner: string, path: string): Promise<RenderedPage> {
    try {
      const page = (await takeOver(owner, path)) ?? (await renderAnew(owner, path));
      await put(dir, `public/${fileOf(path)}`, documents.write(page, owner));
      const { image, share, status } = page.meta;
      if (status === 200) images.set(new URL(image).pathname, share);
      return page;
    } catch (error) {
      throw new Fault(`${owner} ${path}: ${(error as Error).message}`);
    }
  }

  const [fault] = [prefixes, exposes].flatMap((rule) =>
    rule.faults({ candidates: releases, releases, reads: [] }),
  );
  if (fault) throw new Fault(fault);
  for (const [owner, part] of parts) {
    for (const path of await part.paths()) {
      const release = releases.find(({ name }) => name === owner);
      if (!release || !owns(release, path))
        throw new Fault(`${owner}: publishes ${path}, which is outside its prefixes`);
      if (set.pages[path]) throw new Fault(`${owner}: publishes ${path} a second time`);
      const page = await writePage(owner, path);
      const { kind, meta } = page;
      const reads = readsOf(page, owner, releases);
      const indexed = meta.canonical === company.siteUrl + path && !meta.robots.includes('noindex');
      const modified = part.lastModified?.(path);
      set.pages[path] = {
        file: fileOf(path),
        owner,
        kind,
        indexed,
        ...(modified && { modified }),
        ...(reads.length > 0 && { reads }),
      };
    }
    for (const [pattern, path] of Object.entries(part.notFound)) {
      const { meta } = await writePage(owner, path);
      if (meta.status !== 404) {
        throw new Fault(`${owner} ${path}: answers ${pattern} without status 404`);
      }
      set.notFound.push({ pattern, file: fileOf(path) });
    }
    for (const [file, content] of Object.entries((await part.files?.()) ?? {})) {
      await put(dir, `public/${file}`, content);
    }
  }
  // Pages in development are not shared, so they need no pictures.
  if (process.env.NODE_ENV !== 'development') {
    // Several at a time, since each is drawn on a thread of its own.
    const waiting = [...images];
    const draw = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        await writeShareImage(next[1], company, join(dir, 'public', next[0]));
    };
    await Promise.all(Array.from({ length: availableParallelism() }, draw));
  }
  set.notFound.sort((a, b) => b.pattern.length - a.pattern.length);
  await put(dir, 'public/registry.json', JSON.stringify(registry));
  const icon = (await parts.get('shell')?.files?.())?.['icon.svg'];
  if (!icon) throw new Fault('shell: publishes no icon.svg');
  const files = siteFiles({ set, company, theme: documents.theme, icon, expires });
  for (const [file, content] of Object.entries(files)) await put(dir, `public/${file}`, content);
  await put(dir, 'set.json', JSON.stringify(set, null, 1));
  return set;
}
