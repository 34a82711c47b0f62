import type { RenderedPage } from '@site/contract/page';
import { partOf } from '@site/contract/records';
import type { Read } from '@site/contract/records';
import type { Release } from '@site/data-types/contract';

/** The page with full record names; old shells give them without the part. */
export const withFullNames = (page: RenderedPage, owner: string): RenderedPage => ({
  ...page,
  records: page.records.map((record) =>
    record.split('/').length < 3 ? `${owner}/${record}` : record,
  ),
});

/** Parts whose fragments or records a page shows, also within a fragment. */
export const partsOn = ({ records, fragmentRecords = [], fragments }: RenderedPage): string[] =>
  [...fragments, ...records, ...fragmentRecords].map(partOf);

/** Records on a page that one part reads of another. @param releases of its set */
export function readsOf(page: RenderedPage, owner: string, releases: Release[]): Read[] {
  const fragmentParts = new Set(page.fragments.map(partOf));
  const readers = releases.filter(({ name }) => fragmentParts.has(name));
  const consumes = ({ declaration }: Release, record: string) =>
    declaration.consumes.includes(record.split('/').slice(0, 2).join('/'));
  return [
    ...page.records
      .filter((record) => partOf(record) !== owner)
      .map((record) => ({ reader: owner, record })),
    ...(page.fragmentRecords ?? []).flatMap((record) =>
      readers
        .filter((release) => consumes(release, record))
        .map(({ name }) => ({ reader: name, record })),
    ),
  ];
}
