import { join } from 'node:path';
import { cachedPageSchema } from '@site/contract/page';
import type { RenderedPage } from '@site/contract/page';
import { readJson } from '@site/contract/parse';
import type { Release } from '@site/data-types/contract';
import type { PreparedSet } from '../compose/compose';
import { partsOn, withFullNames } from '../compose/reads';

/** A page of a composed set that contains a candidate. */
export interface AffectedPage extends RenderedPage {
  path: string;
  owner: string;
  /** Name of the route's chunk, and language; pages of one type share a route module. */
  type: string;
  /** File of the document. */
  file: string;
  /** Whether search engines may list it. */
  indexed: boolean;
}

/**
 * Pages that a candidate affects: its own, and those that show one of its fragments or records. It
 * renders exactly these again.
 */
export async function affectedPages(
  { set, dir }: PreparedSet,
  candidates: Release[],
): Promise<AffectedPage[]> {
  const names = new Set<string>(candidates.map(({ name }) => name));
  const pages = await Promise.all(
    Object.entries(set.pages).map(
      async ([path, { file, owner, indexed }]): Promise<AffectedPage> => {
        const rendered = join(dir, 'rendered', `${file}.json`);
        const { page } = await readJson(cachedPageSchema, rendered, 'was not rendered');
        const type = `${owner}/${page.chunks[0] ?? ''} ${page.meta.lang}`;
        const named = withFullNames(page, owner);
        return { ...named, path, owner, type, indexed, file: join(dir, 'public', file) };
      },
    ),
  );
  return pages.filter(
    (page) => names.has('shell') || [page.owner, ...partsOn(page)].some((part) => names.has(part)),
  );
}
