import { ContentError } from './content-error';
import type { Appliance, Source } from './schema';

/**
 * Checks that every reference has its source, and that every source is used: one that no record
 * names is read by no visitor and grows stale.
 * @throws ContentError naming everything that is wrong
 */
export function checkSources(files: { file: string; appliance: Appliance }[], sources: Source[]) {
  const known = new Set(sources.map(({ id }) => id));
  const used = new Set<string>();
  const unknown = files.flatMap(({ file, appliance }) =>
    appliance.issues.flatMap(({ id, references }) =>
      references.flatMap((reference) => {
        used.add(reference);
        return known.has(reference)
          ? []
          : [`${file}: ${id}: references: "${reference}" is not in sources.yaml`];
      }),
    ),
  );
  const idle = [...known]
    .filter((id) => !used.has(id))
    .map((id) => `sources.yaml: "${id}" is used by no record`);
  const complaints = [...unknown, ...idle];
  if (complaints.length > 0) throw new ContentError(complaints.join('\n'));
}
