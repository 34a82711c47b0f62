import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Fault } from '@site/contract/fault';
import { fileName } from '@site/contract/file-name';
import type { RenderedPage } from '@site/contract/page';
import { owns, prefixFaults } from '@site/contract/prefixes';
import { readRelease } from '@site/contract/release';
import type { SetManifest } from '@site/contract/set';
import { missingModules } from '@site/contract/uses';
import type { SiteFacts } from '@site/contract/company';
import type { Release } from '@site/data-types/contract';
import { DocumentWriter } from './document';
import { PublicFolder } from './public-folder';
import { readsOf } from './reads';
import { appOf } from './home-screen-app';
import { createRegistry } from './registry';
import { RenderedPages } from './rendered-pages';
import { Renderer } from './renderer';
import { writeShareImage } from './share-image';
import { siteFiles } from './site-files';

export interface SetInput {
  id: string;
  releases: Release[];
  /** Version of each part that browsers get as a fallback. */
  previous: Record<string, string>;
  company: SiteFacts;
  /** Set whose rendered pages may be reused. */
  base: SetManifest | undefined;
  /** When the security contact expires, ISO 8601. */
  expires: string;
}

/** @throws Fault if the path leads out of the site */
const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : fileName(`${path.slice(1)}.html`);

/**
 * Writes a set into a folder. Renders pages on which a part has changed since the base set and
 * reuses the others; writes every document with the new versions.
 * @throws Fault naming the page and the cause
 */
export async function writeSet(dir: string, input: SetInput): Promise<SetManifest> {
  const [fault] = [prefixFaults, missingModules].flatMap((faultsOf) =>
    faultsOf({ candidates: input.releases, releases: input.releases }),
  );
  if (fault) throw new Fault(fault);
  const folder = new PublicFolder(join(dir, 'public'));
  let renderer: Renderer | undefined;
  try {
    renderer = await Renderer.open(input.releases, input.company);
    const set = await publish(dir, folder, input, renderer);
    await folder.complete();
    await writeFile(join(dir, 'set.json'), JSON.stringify(set, null, 1));
    return set;
  } finally {
    renderer?.close();
    // After a failure the caller removes the folder; no compression may still write into it.
    await folder.complete().catch(() => {});
  }
}

async function publish(
  dir: string,
  folder: PublicFolder,
  input: SetInput,
  { parts, render }: Renderer,
): Promise<SetManifest> {
  const { id, releases, previous, company, base, expires } = input;
  const before = await Promise.all(Object.entries(previous).map(([n, v]) => readRelease(n, v)));
  const registry = createRegistry(releases, new Map(before.map((r) => [r.name, r])));
  const documents = await DocumentWriter.create(releases, before, company, id, registry);
  const versions = Object.fromEntries(releases.map(({ name, version }) => [name, version]));
  const rendered = new RenderedPages(dir, { company, versions, base: base?.id, render });
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

  const isPrivate = (owner: string) =>
    releases.some(({ name, declaration }) => name === owner && declaration.private);

  async function writePage(owner: string, path: string): Promise<RenderedPage> {
    try {
      const page = await rendered.page(owner, path, fileOf(path));
      await folder.put(fileOf(path), await documents.write(page, owner));
      const { image, share, status } = page.meta;
      // A private page is shared with no one.
      if (status === 200 && !isPrivate(owner))
        images.set(fileName(new URL(image).pathname.slice(1)), share);
      return page;
    } catch (error) {
      throw new Fault(`${owner} ${path}: ${(error as Error).message}`);
    }
  }

  for (const [owner, part] of parts) {
    for (const path of part.paths) {
      const release = releases.find(({ name }) => name === owner);
      if (!release || !owns(release, path))
        throw new Fault(`${owner}: publishes ${path}, which is outside its prefixes`);
      if (set.pages[path]) throw new Fault(`${owner}: publishes ${path} a second time`);
      const page = await writePage(owner, path);
      if (isPrivate(owner) && !page.meta.robots.includes('noindex'))
        throw new Fault(
          `${owner} ${path}: is a page of a private part, so its robots must be noindex`,
        );
      set.pages[path] = entryOf(path, owner, page, input, part.modified[path]);
    }
    for (const [pattern, path] of Object.entries(part.notFound)) {
      const { meta } = await writePage(owner, path);
      if (meta.status !== 404) {
        throw new Fault(`${owner} ${path}: answers ${pattern} without status 404`);
      }
      set.notFound.push({ pattern, file: fileOf(path) });
    }
    for (const [file, content] of Object.entries(part.files)) {
      await folder.put(file, content);
    }
  }
  set.rendered = rendered.rendered;
  // Pages in development are not shared, so they need no pictures.
  if (process.env.NODE_ENV !== 'development') {
    // Several at a time, since each is drawn on a thread of its own.
    const waiting = [...images];
    const drawn: Record<string, string> = {};
    const draw = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [file, image] = next;
        drawn[file] = await writeShareImage(image, company, join(folder.dir, file));
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, draw));
    // A machine that fetches this set does not draw its pictures again.
    await writeFile(join(dir, 'share.json'), JSON.stringify(drawn));
  }
  set.notFound.sort((a, b) => b.pattern.length - a.pattern.length);
  for (const [file, content] of documents.dataFiles()) await folder.put(file, content);
  await folder.put('registry.json', JSON.stringify(registry));
  const icon = iconOf(parts);
  const files = siteFiles({
    ...{ set, company, theme: documents.theme, icon, expires },
    apps: releases.flatMap((release) => appOf(release) ?? []),
  });
  for (const [file, content] of Object.entries(files)) await folder.put(file, content);
  return set;
}

function entryOf(
  path: string,
  owner: string,
  page: RenderedPage,
  { company, releases }: SetInput,
  modified: string | undefined,
): SetManifest['pages'][string] {
  const { kind, meta } = page;
  const reads = readsOf(page, owner, releases);
  return {
    file: fileOf(path),
    owner,
    kind,
    indexed: meta.canonical === company.siteUrl + path && !meta.robots.includes('noindex'),
    ...(modified && { modified }),
    ...(reads.length > 0 && { reads }),
  };
}

function iconOf(parts: Renderer['parts']): string {
  const icon = parts.get('shell')?.files['icon.svg'];
  if (!icon) throw new Fault('shell: publishes no icon.svg');
  return icon;
}
