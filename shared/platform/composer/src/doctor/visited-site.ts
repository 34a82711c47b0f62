import { companyIn } from '@site/contract/company';
import { Fault } from '@site/contract/fault';
import type { SiteFacts } from '@site/contract/company';
import type { SiteSeen } from '@site/contract/backend';
import { printable } from './finding';
import { type Answer, answerOf } from '@site/contract/answer';
import { type Fetch, isTooLarge, noAnswer, probe } from './probe';

/** A running site as its visitors see it. */
export interface VisitedSite extends SiteSeen {
  origin: string;
  home: Answer;
  /** Whether it has a database at all. */
  hasDatabase: boolean;
  /** Addresses, and that their answers were too large to be read. */
  tooLarge: string[];
}

/**
 * @param deadline the end of all checks
 * @param publicKey that every browser of an embedded site has
 * @throws Fault when the address has no page of a site
 */
export async function visitSite(
  fetch: Fetch,
  origin: string,
  deadline: AbortSignal,
  publicKey = '',
): Promise<VisitedSite> {
  const tooLarge: string[] = [];
  const ask = async (path: string, base: string, init?: RequestInit) => {
    const answer = await probe(fetch, { path, base, init, deadline });
    if (isTooLarge(answer)) tooLarge.push(`${path} ${answerOf(answer)}`);
    return answer;
  };
  const get = async (path: string, init?: RequestInit) =>
    isOfHost(path, origin)
      ? ask(path, origin, init)
      : noAnswer('it is no address of the site, so it was not visited');
  const home = await get('/');
  if (home.status !== 200 || home.failure)
    throw new Fault(printable(`${origin}/ ${answerOf(home)}`));
  const company = await companyOf(home, origin, async (path) => (await get(path)).body.toString());
  const { supabaseUrl, supabaseAnonKey, database } = company.services;
  const key = supabaseAnonKey || publicKey;
  return {
    origin,
    home,
    company,
    hosted: supabaseUrl !== '',
    hasDatabase: database !== 'none',
    tooLarge,
    get,
    api: (path, init = {}) =>
      ask(path, supabaseUrl || origin, {
        ...init,
        headers: { apikey: key, 'content-type': 'application/json', ...init.headers },
      }),
  };
}

/** A registry or a sitemap may not lead the check to machines of the owner's network. */
const isOfHost = (path: string, origin: string): boolean =>
  URL.canParse(path, origin) && new URL(path, origin).host === new URL(origin).host;

async function companyOf(
  home: Answer,
  origin: string,
  read: (path: string) => Promise<string>,
): Promise<SiteFacts> {
  try {
    return await companyIn(home.body.toString(), `${origin}/`, read);
  } catch (error) {
    // The message quotes the page.
    throw new Fault(printable((error as Error).message));
  }
}
