import { companyOfLiveSet } from '@site/contract/load-company';
import type { SiteFacts } from '@site/contract/company';
import { partOfToken } from '@site/delivery/open-store';
import { loadCompany } from '../store/load-company';

/**
 * The company to compose the next set with. A part's team takes the one that is live: its own
 * checkout may be older, and its release would take back a phone number that the shell's team has
 * changed.
 * @throws Fault naming what is wrong with the company
 */
export async function companyToCompose(): Promise<SiteFacts> {
  const part = partOfToken();
  if (part === undefined || part === 'shell') return loadCompany();
  const [, company] = await companyOfLiveSet();
  return company;
}
