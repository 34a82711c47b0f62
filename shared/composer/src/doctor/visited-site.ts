import { companyIn } from '@site/contract/company';
import { Fault } from '@site/contract/fault';
import type { CompanyConfig } from '@site/data-types/company';
import { embeddedPublicKey } from '@site/server/seen-from-outside';
import { type Answer, answerOf, type Fetch, probe } from './probe';

/** A running site as its visitors see it. */
export interface VisitedSite {
  origin: string;
  home: Answer;
  /** The facts that its pages were composed with. */
  company: CompanyConfig;
  /** Whether its database is a hosted project. */
  hosted: boolean;
  /** Whether it has a database at all. */
  hasDatabase: boolean;
  /** @param path from the site's root, or an address */
  get: (path: string, init?: RequestInit) => Promise<Answer>;
  /** The same at the database's addresses, with the key that every visitor has. */
  api: (path: string, init?: RequestInit) => Promise<Answer>;
}

/** @throws Fault when the address has no page of a site */
export async function visitSite(fetch: Fetch, origin: string): Promise<VisitedSite> {
  const get = (path: string, init?: RequestInit) => probe(fetch, new URL(path, origin).href, init);
  const home = await get('/');
  if (home.status !== 200) throw new Fault(`${origin}/ ${answerOf(home)}`);
  const company = companyIn(home.body.toString(), `${origin}/`);
  const { supabaseUrl, supabaseAnonKey, database } = company.services;
  const key = supabaseAnonKey || embeddedPublicKey;
  return {
    origin,
    home,
    company,
    hosted: supabaseUrl !== '',
    hasDatabase: database !== 'none',
    get,
    api: (path, init = {}) =>
      probe(fetch, new URL(path, supabaseUrl || origin).href, {
        ...init,
        headers: { apikey: key, 'content-type': 'application/json', ...init.headers },
      }),
  };
}
