import { partOf, recordFile } from '../compose/reads';
import { idOf, named } from './verdict';
import type { Rule } from './verdict';

/** Records that pages of other parts show: none may be taken away. */
export const records: Rule = {
  name: 'records',
  passed: 'Every record that other parts show is there.',
  faults({ candidates, reads }) {
    const missing = new Map<string, string>();
    for (const { reader, record, path } of reads) {
      const maker = named(candidates, partOf(record));
      // A reader that is replaced as well shows what its new release asks for.
      if (!maker || named(candidates, reader) || maker.files[recordFile(record)]) continue;
      if (!missing.has(record))
        missing.set(record, `${idOf(maker)} has no ${record}, which ${reader} shows on ${path}.`);
    }
    return [...missing.values()];
  },
};
