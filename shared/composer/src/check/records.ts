import { partOf, recordFile } from '@site/contract/records';
import { idOf, named } from '@site/contract/release';
import type { Rule } from './verdict';

/** Records that pages of other parts show must not be removed. */
export const records: Rule = {
  name: 'records',
  passed: 'Every record that other parts show exists.',
  faults({ candidates, reads }) {
    const missing = new Map<string, string>();
    for (const { reader, record, path } of reads) {
      const maker = named(candidates, partOf(record));
      // A reader among the candidates reads what its new release declares, not what the old one
      // did.
      if (!maker || named(candidates, reader) || maker.files[recordFile(record)]) continue;
      if (!missing.has(record))
        missing.set(record, `${idOf(maker)} has no ${record}, which ${reader} shows on ${path}.`);
    }
    return [...missing.values()];
  },
};
