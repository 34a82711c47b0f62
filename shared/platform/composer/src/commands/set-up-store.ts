import { setting } from '@site/contract/environment';
import { Fault } from '@site/contract/fault';
import { setUpDatabase } from '@site/delivery/set-up';

/** Creates or updates the tables of the shared store. @throws Fault without its address */
export async function setUpStore(): Promise<void> {
  const url = setting('SITE_DATABASE_URL');
  if (!url) throw new Fault('SITE_DATABASE_URL is missing: the login of the database’s owner.');
  await setUpDatabase(url);
}
