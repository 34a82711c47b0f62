import { patternsOf } from '@site/data-types/reports';
import type { ReportSet } from '@site/data-types/reports';
import type { Canary } from './canary';
import { readRegistry } from './registry';
import type { SetManifest } from './set';

/** The parts of `mf-blog@1.0.0-3f9a1c2b4d` and others. */
const partsOf = (candidates: string[]): string[] => candidates.map((id) => id.split('@')[0] ?? '');

/**
 * The names that documents of a set may have in a report; private parts are not among them.
 * @param watch of the canary, if the set is a watched one
 */
export async function reportSetOf(
  { id, versions, previous }: SetManifest,
  watch?: Canary['watch'],
): Promise<ReportSet> {
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
    ...(watch && { watch: { since: watch.since, parts: partsOf(watch.candidates) } }),
  };
}
