import { givenBackend } from '@site/contract/backend';
import { checkFiles } from './check-files';
import { checkServer } from './check-server';
import { checkTransport } from './check-transport';
import { finding, type Finding } from './finding';
import type { Fetch } from './probe';
import { visitSite } from './visited-site';

const allChecksMs = 120_000;

/**
 * Checks a running site from outside, as a stranger. It changes nothing; its calls of functions are
 * empty, so they are refused and counted like those of any visitor.
 * @param deadline the end of all checks: a host that hangs may not take 15 seconds for each of them
 * @throws Fault when the address has no page of a site
 */
export async function examine(
  fetch: Fetch,
  origin: string,
  deadline = AbortSignal.timeout(allChecksMs),
): Promise<Finding[]> {
  const doctor = (await givenBackend())?.doctor;
  const site = await visitSite(fetch, origin, deadline, doctor?.publicKey);
  const findings = [
    ...(await checkTransport(site)),
    ...(await checkFiles(site, doctor?.hidden)),
    ...(site.hasDatabase ? ((await doctor?.check(site)) ?? []) : []).map((check) =>
      finding(...check),
    ),
    ...(await checkServer(site)),
  ];
  const help = 'Look at what answers there: no file of a site is so large';
  return [...findings, finding('answers are small', site.tooLarge.join('; '), help)];
}
