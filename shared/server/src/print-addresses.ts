import { liveSetId } from '@site/contract/live';
import { readSet } from '@site/contract/set';
import type { SiteLog } from './operations/site-log';

/** Prints where the site is and which versions are live: a table in a terminal, else one line. */
export async function printAddresses(
  format: 'json' | 'text',
  log: SiteLog,
  port: number,
  inboxPath: string,
): Promise<void> {
  const id = await liveSetId();
  const { versions } = id ? await readSet(id) : { versions: {} };
  const origin = `http://localhost:${port}`;
  if (format === 'json') {
    log.info(`Site ${origin}, Inbox ${origin}${inboxPath}`, { set: id ?? 'none', versions });
    return;
  }
  console.log(`\n  Site    ${origin}\n  Inbox   ${origin}${inboxPath}\n  Set     ${id ?? 'none'}`);
  for (const [name, version] of Object.entries(versions))
    console.log(`          ${name}@${version}`);
  console.log('');
}
