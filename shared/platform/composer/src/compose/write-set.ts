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
import { folderOf, inLanguage, translations } from '@site/contract/languages';
import type { ReleaseIn } from '@site/contract/languages';
import type { Language, Release } from '@site/data-types/contract';
import { addressIn } from '@site/data-types/language';
import { DocumentWriter } from './document';
import type { Alternates } from './document-head';
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
  const renderers: Renderer[] = [];
  try {
    const sites: Site[] = [];
    for (const language of languagesOf(input.releases)) {
      const releases = input.releases.map((release) => inLanguage(release, language));
      const renderer = await Renderer.open(releases, input.company);
      renderers.push(renderer);
      sites.push({ language, releases, renderer });
    }
    const set = await publish(dir, folder, input, sites);
    await folder.complete();
    await writeFile(join(dir, 'set.json'), JSON.stringify(set, null, 1));
    return set;
  } finally {
    for (const renderer of renderers) renderer.close();
    // After a failure the caller removes the folder; no compression may still write into it.
    await folder.complete().catch(() => {});
  }
}

/** The set's pages in one language. */
interface Site {
  language: Language;
  releases: ReleaseIn[];
  renderer: Renderer;
}

/** English, and each language in which the shell's frame can stand. */
const languagesOf = (releases: Release[]): Language[] => {
  const shell = releases.find(({ name }) => name === 'shell');
  return ['en', ...translations.filter((language) => shell?.languages?.[language])];
};

const isPrivate = ({ declaration }: Release): boolean => declaration.private === true;

async function publish(
  dir: string,
  folder: PublicFolder,
  input: SetInput,
  sites: Site[],
): Promise<SetManifest> {
  const { id, releases, previous, company, expires } = input;
  const before = await Promise.all(Object.entries(previous).map(([n, v]) => readRelease(n, v)));
  const set: SetManifest = {
    id,
    createdAt: new Date().toISOString(),
    versions: Object.fromEntries(releases.map(({ name, version }) => [name, version])),
    previous,
    pages: {},
    notFound: [],
    rendered: 0,
  };
  const images = new Map<string, RenderedPage['meta']['share']>();
  const written = [];
  for (const site of sites) {
    written.push(await publishIn(site, { dir, folder, input, before, set, images, sites }));
  }
  await drawImages(dir, folder, images, company);
  set.notFound.sort((a, b) => b.pattern.length - a.pattern.length);
  const [english] = written;
  const shell = sites[0]?.renderer.parts;
  if (!english || !shell) throw new Fault('A set needs a shell.');
  await folder.put('registry.json', JSON.stringify(english.registry));
  const files = siteFiles({
    ...{ set, company, theme: english.theme, icon: iconOf(shell), expires },
    languages: sites.map(({ language }) => language),
    apps: releases.flatMap((release) => appOf(release) ?? []),
  });
  for (const [file, content] of Object.entries(files)) await folder.put(file, content);
  return set;
}

interface Publishing {
  dir: string;
  folder: PublicFolder;
  input: SetInput;
  /** Releases that browsers get as a fallback. */
  before: Release[];
  /** Gets the pages. */
  set: SetManifest;
  /** Gets the share picture of each page, by file. */
  images: Map<string, RenderedPage['meta']['share']>;
  sites: Site[];
}

/** Writes the documents of one language. */
async function publishIn(site: Site, publishing: Publishing) {
  const { language, releases, renderer } = site;
  const { dir, folder, input, set, images, sites } = publishing;
  const { company, base } = input;
  const before = publishing.before.map((release) => inLanguage(release, language));
  const registry = createRegistry(releases, new Map(before.map((r) => [r.name, r])));
  const documents = await DocumentWriter.create(releases, before, company, set.id, registry);
  const { versions } = set;
  const { render } = renderer;
  const rendered = new RenderedPages(dir, { company, versions, base: base?.id, render });

  /** The page at its own address and at those in other languages that its part has. */
  function alternatesOf(owner: string, path: string): Alternates {
    const found = sites.filter(
      (other) =>
        other.releases.some(
          ({ name, language }) => name === owner && language === other.language,
        ) && other.renderer.parts.get(owner)?.paths.includes(path),
    );
    if (found.length < 2) return {};
    return Object.fromEntries(found.map((each) => [each.language, addressIn(each.language, path)]));
  }

  async function writePage(
    release: ReleaseIn,
    path: string,
    alternates: Alternates = {},
  ): Promise<RenderedPage> {
    const { name: owner } = release;
    try {
      const file = fileOf(addressIn(language, path));
      const isForeign = release.language !== language;
      const found = await rendered.page(owner, path, file);
      const page = isForeign
        ? inEnglish(found, { language, canonical: company.siteUrl + path })
        : found;
      const absolute = Object.entries(alternates).map(([each, to]) => [each, company.siteUrl + to]);
      const listed = page.meta.robots.includes('noindex') ? [] : absolute;
      await folder.put(file, await documents.write(page, owner, Object.fromEntries(listed)));
      const { image, share, status } = page.meta;
      // A private page is shared with no one.
      if (status === 200 && !isPrivate(release) && !isForeign)
        images.set(fileName(new URL(image).pathname.slice(1)), share);
      return page;
    } catch (error) {
      throw new Fault(`${owner} ${path}: ${(error as Error).message}`);
    }
  }

  for (const [owner, part] of renderer.parts) {
    const release = releases.find(({ name }) => name === owner);
    if (!release) throw new Fault(`${owner}: publishes pages and is in no release`);
    // Its people know one language.
    if (isPrivate(release) && release.language !== language) continue;
    for (const path of part.paths) {
      if (!owns(release, path))
        throw new Fault(`${owner}: publishes ${path}, which is outside its prefixes`);
      const address = addressIn(language, path);
      if (set.pages[address]) throw new Fault(`${owner}: publishes ${address} a second time`);
      const alternates = alternatesOf(owner, path);
      const page = await writePage(release, path, alternates);
      if (isPrivate(release) && !page.meta.robots.includes('noindex'))
        throw new Fault(
          `${owner} ${path}: is a page of a private part, so its robots must be noindex`,
        );
      const modified = part.modified[path];
      const reads = readsOf(page, owner, releases);
      set.pages[address] = {
        file: fileOf(address),
        owner,
        kind: page.kind,
        indexed:
          page.meta.canonical === company.siteUrl + address &&
          !page.meta.robots.includes('noindex'),
        ...(modified && { modified }),
        ...(reads.length > 0 && { reads }),
        ...(Object.keys(alternates).length > 0 && { alternates }),
      };
    }
    for (const [pattern, path] of Object.entries(part.notFound)) {
      const { meta } = await writePage(release, path);
      if (meta.status !== 404) {
        throw new Fault(`${owner} ${path}: answers ${pattern} without status 404`);
      }
      const below = language === 'en' ? pattern : patternBelow(language, pattern);
      set.notFound.push({ pattern: below, file: fileOf(addressIn(language, path)) });
    }
    // Icon and drawings have no words.
    if (owner === 'shell' && language !== 'en') continue;
    for (const [file, content] of Object.entries(part.files))
      await folder.put(folderOf(language) + file, content);
  }
  set.rendered += rendered.rendered;
  for (const [file, content] of documents.dataFiles()) await folder.put(file, content);
  return { registry, theme: documents.theme };
}

/** `*` → `/es/**`, `/blog/*` → `/es/blog/*` */
const patternBelow = (language: Language, pattern: string): string =>
  pattern === '*' ? `/${language}/**` : `/${language}${pattern}`;

/** An English page in a frame of another language: search engines list the English document. */
const inEnglish = (
  page: RenderedPage,
  { language, canonical }: { language: Language; canonical: string },
): RenderedPage => {
  const image = page.meta.image.replace(`/share/${language}/`, '/share/');
  return { ...page, meta: { ...page.meta, canonical, image } };
};

/** Draws the pictures that other sites show with a link. */
async function drawImages(
  dir: string,
  folder: PublicFolder,
  images: Publishing['images'],
  company: SiteFacts,
): Promise<void> {
  // Pages in development are not shared, so they need no pictures.
  if (process.env.NODE_ENV === 'development') return;
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

function iconOf(parts: Renderer['parts']): string {
  const icon = parts.get('shell')?.files['icon.svg'];
  if (!icon) throw new Fault('shell: publishes no icon.svg');
  return icon;
}
