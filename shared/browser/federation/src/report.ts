import { track } from '@site/store';
import { getSiteData } from './site-data';

const reported = new Set<string>();

/** A failure that an earlier document has reported, so it is not reported again. */
export class KnownFailure extends Error {}

interface FailureContext {
  /** The failed version, if it is not the one of the page's set. */
  version?: string;
  /** Path of the current page. */
  path?: string;
}

/**
 * Reports that a part or module could not run, with version and cause. Each module is reported once.
 * Modules that fail for one cause, e.g. a missing entry, are reported together.
 * @param id a part, or a module of it as `remote/Module`
 */
export function report(id: string, cause: unknown, { version, path }: FailureContext = {}): void {
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
