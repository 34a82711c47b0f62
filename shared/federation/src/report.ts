import { track } from '@site/store';
import { getSiteData } from './site-data';

const reported = new Set<string>();

/** Why a part does not run that was reported before this document was loaded; not reported again. */
export class KnownFailure extends Error {}

interface Circumstances {
  /** The version that failed, where it is not the one of the page's set. */
  version?: string;
  /** Path of the page that was shown. */
  path?: string;
}

/**
 * Reports that something of a part could not run, with version and cause: once for each module, and
 * once for all of them where they share the cause, e.g. an entry that is gone.
 * @param id a part, or a module of it as `remote/Module`
 */
export function report(id: string, cause: unknown, { version, path }: Circumstances = {}): void {
  if (cause instanceof KnownFailure) return;
  const part = id.split('/')[0] ?? id;
  const failed = version ?? getSiteData()?.versions[part] ?? 'unknown';
  const message = cause instanceof Error ? cause.message : String(cause);
  const once = `${id} ${failed}`;
  const same = `${part} ${failed}: ${message}`;
  if (reported.has(once) || reported.has(same)) return;
  reported.add(once).add(same);
  console.warn(`${id} (${failed}) could not run${path ? ` on ${path}` : ''}: ${message}`);
  track('part_failed', { part: id, version: failed, cause: message, ...(path && { path }) });
}
