import { patternsOf } from '@site/data-types/reports';
import type { ReportSet } from '@site/data-types/reports';
import { readRegistry } from './registry';
import type { SetManifest } from './set';

/** What the documents of a set may name in a report; private parts are not among it. */
export async function reportSetOf({ id, versions, previous }: SetManifest): Promise<ReportSet> {
  const registry = await readRegistry(id);
  const open = Object.keys(versions).filter(
    (part) => part === 'shell' || part in registry.microFrontends,
  );
  return {
    set: id,
    versions: Object.fromEntries(
      open.map((part) => [
        part,
        [versions[part], previous[part]].filter((version) => version !== undefined),
      ]),
    ),
    patterns: patternsOf(registry),
  };
}
