import { track } from '@site/store';
import { getSiteData } from './site-data';

const reported = new Set<string>();

/**
 * Reports that something of a part could not run, with version and cause: once for each module, and
 * once for all of them where they share the cause, e.g. an entry that is gone.
 * @param id a part, or a module of it as `remote/Module`
 */
export function report(id: string, cause: unknown): void {
  const part = id.split('/')[0] ?? id;
  const message = cause instanceof Error ? cause.message : String(cause);
  const same = `${part}: ${message}`;
  if (reported.has(id) || reported.has(same)) return;
  reported.add(id).add(same);
  const version = getSiteData()?.versions[part] ?? 'unknown';
  console.warn(`${id} (${version}) could not run: ${message}`);
  track('part_failed', { part: id, version, cause: message });
}
