import { ports, remoteNames } from '@site/build/parts';
import { loadCompany } from '@site/contract/load-company';
import { serve } from '@site/server/serve';

/** Serves the live set until the process is stopped. */
export async function serveSite(): Promise<void> {
  await serve({
    company: await loadCompany(),
    developmentOrigins: remoteNames.map((name) => `http://localhost:${ports[name]}`),
  });
}
