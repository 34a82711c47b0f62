import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@site/data-types/contract';
import type { PreparedSet } from '../compose/compose';
import type { RenderedPage } from '../compose/renderer';

/** A page of a composed set that holds a candidate. */
export interface HeldPage extends RenderedPage {
  path: string;
  owner: string;
  /** Pages of one type have the same route module. */
  type: string;
  /** The document's file. */
  file: string;
  /** Whether search engines may show it. */
  indexed: boolean;
}

/** Pages on which a candidate has a say: its own, and those that show a fragment of it. */
export async function heldPages(
  { set, dir }: PreparedSet,
  candidates: Release[],
): Promise<HeldPage[]> {
  const names = new Set<string>(candidates.map(({ name }) => name));
  const pages = await Promise.all(
    Object.entries(set.pages).map(async ([path, { file, owner, indexed }]): Promise<HeldPage> => {
      const text = await readFile(join(dir, 'rendered', `${file}.json`), 'utf8');
      const { page } = JSON.parse(text) as { page: RenderedPage };
      const type = `${owner}/${page.chunks[0] ?? ''}`;
      return { ...page, path, owner, type, indexed, file: join(dir, 'public', file) };
    }),
  );
  return pages.filter(
    ({ owner, fragments }) =>
      names.has('shell') ||
      names.has(owner) ||
      fragments.some((id) => names.has(id.split('/')[0] ?? '')),
  );
}
