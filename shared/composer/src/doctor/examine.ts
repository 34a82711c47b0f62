import { checkDatabase } from './check-database';
import { checkFiles } from './check-files';
import { checkTransport } from './check-transport';
import { checkWork } from './check-work';
import type { Finding } from './finding';
import type { Fetch } from './probe';
import { visitSite } from './visited-site';

/**
 * Checks a running site from outside, as a stranger. It changes nothing; its calls of functions are
 * empty, so they are refused and counted like those of any visitor.
 * @throws Fault when the address has no page of a site
 */
export async function examine(fetch: Fetch, origin: string): Promise<Finding[]> {
  const site = await visitSite(fetch, origin);
  return [
    ...(await checkTransport(site)),
    ...(await checkFiles(site)),
    ...(site.hasDatabase ? await checkDatabase(site) : []),
    ...(await checkWork(site)),
  ];
}
