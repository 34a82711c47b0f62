import { track } from '@site/store';
import { getSiteData } from './site-data';

const reported = new Set<string>();

/** Reports once per page and part that something of it could not run, with version and cause. */
export function report(part: string, cause: unknown): void {
  if (reported.has(part)) return;
  reported.add(part);
  const name = part.split('/')[0] ?? part;
  const version = getSiteData()?.versions[name] ?? 'unknown';
  const message = cause instanceof Error ? cause.message : String(cause);
  console.warn(`${part} (${version}) could not run: ${message}`);
  track('part_failed', { part, version, cause: message });
}
