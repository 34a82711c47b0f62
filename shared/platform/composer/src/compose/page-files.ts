import { dirname, join } from 'node:path/posix';
import type { RenderedPage } from '@site/contract/page';
import { releaseUrl } from '@site/contract/paths';
import { partOf, recordFile } from '@site/contract/records';
import type { ReleaseIn } from '@site/contract/languages';
import type { ReadFile } from './read-stored';

/** A file of a release as a document names it. */
interface Asset {
  url: string;
  as: 'script' | 'module' | 'fetch';
  integrity?: string;
}

/** A style sheet for a document. */
export interface Style {
  url: string;
  css: string;
  integrity: string;
}

/** The files of a set's releases that pages need. */
export class PageFiles {
  private readonly releases: Map<string, ReleaseIn>;
  private readonly styles = new Map<string, string>();

  constructor(
    releases: ReleaseIn[],
    private readonly read: ReadFile,
  ) {
    this.releases = new Map(releases.map((release) => [release.name, release]));
  }

  /** @throws if the set has no such part */
  release(name: string): ReleaseIn {
    const release = this.releases.get(name);
    if (!release) throw new Error(`${name} is not in this set`);
    return release;
  }

  /** Named chunks of the page with their files, the shell's first. */
  chunksOf(page: RenderedPage, owner: string) {
    const names: [string, string][] = [
      ['shell', 'main'],
      ...(owner === 'shell' ? [] : ([[owner, 'expose-routes']] as [string, string][])),
      ...page.chunks.map((chunk): [string, string] => [owner, chunk]),
      ...page.fragments.map((id): [string, string] => {
        const [part = '', module = ''] = id.split('/');
        return [part, `expose-${module}`];
      }),
    ];
    return names.map(([part, chunk]) => {
      const files = this.release(part).chunks[chunk];
      if (!files) throw new Error(`${part} has no chunk named "${chunk}"`);
      return { part, ...files };
    });
  }

  /** Files that the page requests to hydrate, besides the shell's entry. */
  scriptsOf(page: RenderedPage, owner: string, chunks: { part: string; js: string[] }[]) {
    const assets = new Map<string, Asset>();
    const add = (part: string, file: string, as: Asset['as']) => {
      const { version, files } = this.release(part);
      const url = releaseUrl(part, version, file);
      assets.set(
        url,
        as === 'fetch' ? { url, as } : { url, as, integrity: files[file]?.integrity ?? '' },
      );
    };
    for (const { part, js } of chunks) {
      const { entry, type } = this.release(part);
      const as = type === 'module' ? 'module' : 'script';
      if (part !== 'shell') add(part, entry, as);
      for (const file of js) {
        if (!(part === 'shell' && file === entry)) add(part, file, as);
      }
    }
    for (const record of page.records) {
      if (partOf(record) === owner)
        add(owner, recordFile(record, this.release(owner).language), 'fetch');
    }
    return [...assets.values()];
  }

  /** Content of a record. @param record `mf-shop/prices/tea` */
  record(record: string): unknown {
    const release = this.release(partOf(record));
    return JSON.parse(this.read(release, recordFile(record, release.language))) as unknown;
  }

  /** A style sheet for a document: its addresses do not depend on where it was loaded from. */
  style(part: string, file: string): Style {
    const release = this.release(part);
    const key = `${part}/${file}`;
    let css = this.styles.get(key);
    if (css === undefined) {
      css = this.read(release, file).replace(
        /url\((?!["']?(?:data:|https?:|\/|#))["']?([^"')]+)["']?\)/g,
        (_, path: string) => `url(${releaseUrl(part, release.version, join(dirname(file), path))})`,
      );
      this.styles.set(key, css);
    }
    const integrity = release.files[file]?.integrity ?? '';
    return { url: releaseUrl(part, release.version, file), css, integrity };
  }
}
