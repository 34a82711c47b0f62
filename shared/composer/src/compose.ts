import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CompanyConfig } from '@site/data-types/company';
import type { Release } from '@site/data-types/contract';
import { DocumentWriter } from './document';
import { Fault } from './fault';
import { createRegistry } from './registry';
import { createRenderer } from './renderer';
import { readRelease, releaseDir, verify } from './releases';
import { liveSetId, readSet, setDir } from './sets';
import type { SetManifest } from './sets';
import { writeShareImage } from './share-image';
import type { ShareImage } from './share-image';
import { robots, sitemap } from './sitemap';

export interface ComposeOptions {
  /** Documents listen for the development server and reload. */
  reload?: boolean;
}

export interface ComposeResult {
  id: string;
  pages: number;
  /** False where the same releases and company made this set before. */
  composed: boolean;
}

/**
 * Makes a set of one release of every part: prerenders every page, pinned to exactly those files.
 * Written beside and renamed, so that nothing half-written is ever found.
 * @param versions version of every part
 * @throws Fault naming the page or file and the cause
 */
export async function compose(
  versions: Record<string, string>,
  company: CompanyConfig,
  options: ComposeOptions = {},
): Promise<ComposeResult> {
  const releases = await Promise.all(Object.entries(versions).map(([n, v]) => readRelease(n, v)));
  for (const release of releases) await verify(releaseDir(release.name, release.version), release);
  const previous = await previousVersions(versions);
  const id = setId(versions, previous, company, options);
  const target = setDir(id);
  if (existsSync(target)) {
    return { id, pages: Object.keys((await readSet(id)).pages).length, composed: false };
  }
  const half = `${target}.${process.pid}.part`;
  try {
    const set = await writeSet(half, id, releases, previous, company, options);
    await rename(half, target);
    return { id, pages: Object.keys(set.pages).length, composed: true };
  } finally {
    await rm(half, { recursive: true, force: true });
  }
}

/** The version of each part that this set replaces; it becomes the browser's fallback. */
async function previousVersions(versions: Record<string, string>): Promise<Record<string, string>> {
  const live = await liveSetId();
  if (!live) return {};
  const before = await readSet(live);
  return Object.fromEntries(
    Object.entries(versions).flatMap(([name, version]) => {
      const replaced =
        before.versions[name] === version ? before.previous[name] : before.versions[name];
      return replaced && replaced !== version ? [[name, replaced]] : [];
    }),
  );
}

/** The composer's own sources count: another way of writing documents makes another set. */
function setId(...inputs: unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(inputs));
  for (const file of ['document.ts', 'page-loader.js', 'sitemap.ts', 'compose.ts', 'registry.ts']) {
    hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function writeSet(
  dir: string,
  id: string,
  releases: Release[],
  previous: Record<string, string>,
  company: CompanyConfig,
  options: ComposeOptions,
): Promise<SetManifest> {
  const before = await Promise.all(Object.entries(previous).map(([n, v]) => readRelease(n, v)));
  const registry = createRegistry(releases, new Map(before.map((r) => [r.name, r])));
  const { render, parts } = createRenderer(releases, company);
  const documents = await DocumentWriter.create(releases, company, id, registry, options.reload);
  const set: SetManifest = {
    id,
    createdAt: new Date().toISOString(),
    versions: Object.fromEntries(releases.map(({ name, version }) => [name, version])),
    previous,
    pages: {},
    notFound: [],
  };
  const images = new Map<string, ShareImage>();
  const put = async (file: string, content: string) => {
    const path = join(dir, 'public', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
  const page = async (owner: string, path: string) => {
    try {
      const rendered = await render(path);
      const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
      await put(file, documents.write(rendered, owner));
      const { image, share, status } = rendered.meta;
      if (status === 200) images.set(new URL(image).pathname, share);
      return { file, rendered };
    } catch (error) {
      throw new Fault(`${owner} ${path}: ${(error as Error).message}`);
    }
  };

  for (const [owner, part] of parts) {
    for (const path of await part.paths()) {
      const { file, rendered } = await page(owner, path);
      const modified = part.lastModified?.(path);
      set.pages[path] = { file, owner, kind: rendered.kind, ...(modified && { modified }) };
    }
    for (const [pattern, path] of Object.entries(part.notFound)) {
      const { file, rendered } = await page(owner, path);
      if (rendered.meta.status !== 404)
        throw new Fault(`${owner} ${path}: answers ${pattern} without status 404`);
      set.notFound.push({ pattern, file });
    }
    for (const [file, content] of Object.entries((await part.files?.()) ?? {}))
      await put(file, content);
  }
  // A developer's pages are not shared.
  if (process.env.NODE_ENV !== 'development') {
    for (const [path, image] of images) {
      await writeShareImage(image, company, join(dir, 'public', path));
    }
  }
  set.notFound.sort((a, b) => b.pattern.length - a.pattern.length);
  await put('registry.json', JSON.stringify(registry));
  await put('sitemap.xml', sitemap(set, company.siteUrl));
  await put('robots.txt', robots(company.siteUrl));
  await writeFile(join(dir, 'set.json'), JSON.stringify(set, null, 1));
  return set;
}
