import { partOf, recordFile } from '@site/contract/records';
import type { Read } from '@site/contract/records';
import { idOf, named } from '@site/contract/release';
import type { Release } from '@site/data-types/contract';
import type { Rule } from './rule';

/** Every record of the kinds that parts consume: a part may read one after hydration. */
export const possibleReads = (releases: Release[]): Read[] =>
  releases.flatMap((reader) =>
    reader.declaration.consumes.flatMap((id) => {
      const maker = named(releases, partOf(id));
      const [, kind = ''] = id.split('/');
      if (!maker?.declaration.records?.includes(kind)) return [];
      return Object.keys(maker.files)
        .filter((file) => file.startsWith(`records/${kind}/`) && file.endsWith('.json'))
        .map((file) => file.slice('records/'.length, -'.json'.length))
        .map((record) => ({ reader: reader.name, record: `${maker.name}/${record}` }));
    }),
  );

/** Records that pages of other parts show, or that other parts may read, must not be removed. */
export const records: Rule = {
  name: 'records',
  passed: 'Every record that other parts read exists.',
  faults({ candidates, reads }) {
    const missing = new Map<string, string>();
    for (const { reader, record, path } of reads) {
      const maker = named(candidates, partOf(record));
      // A reader among the candidates reads what its new release declares, not what the old one
      // did.
      if (!maker || named(candidates, reader) || maker.files[recordFile(record)]) continue;
      const use = path === undefined ? 'may read after hydration' : `shows on ${path}`;
      if (!missing.has(record))
        missing.set(record, `${idOf(maker)} has no ${record}, which ${reader} ${use}.`);
    }
    return [...missing.values()];
  },
};
