import type { Check, SiteSeen } from '@site/contract/backend';
import { checkDatabase } from './check-database';
import { checkProject } from './check-project';

/** The part of `site doctor` about the database, its functions and the mails. */
export const checkBackend = async (site: SiteSeen): Promise<Check[]> => [
  ...(await checkDatabase(site)),
  ...(site.hosted ? await checkProject(site) : []),
];
