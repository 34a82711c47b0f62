import { liveSetId } from '@site/contract/live';
import { readSet } from '@site/contract/set';
import type { SiteLog } from './operations/site-log';

/** Prints where the site and its own pages are, and which versions are live: a table in a terminal, else one line. */
export async function printAddresses(
  format: 'json' | 'text',
  log: SiteLog,
  port: number,
  pages: Record<string, string>,
): Promise<void> {
  const id = await liveSetId();
  const { versions } = id ? await readSet(id) : { versions: {} };
  const origin = `http://localhost:${port}`;
  const places = Object.entries({ Site: '', ...pages });
  if (format === 'json') {
    log.info(places.map(([name, path]) => `${name} ${origin}${path}`).join(', '), {
      set: id ?? 'none',
      versions,
    });
    return;
  }
  console.log('');
  for (const [name, path] of places) console.log(`  ${name.padEnd(8)}${origin}${path}`);
  console.log(`  Set     ${id ?? 'none'}`);
  for (const [name, version] of Object.entries(versions))
    console.log(`          ${name}@${version}`);
  console.log('');
}
