import { parts } from '@site/build/parts';
import { loadCompany } from '@site/contract/load-company';
import { serve } from '@site/server/serve';

/** Serves the live set until the process is stopped. */
export async function serveSite(): Promise<void> {
  await serve({
    company: await loadCompany(),
    developmentOrigins: parts
      .filter(({ name }) => name !== 'shell')
      .map(({ site }) => `http://localhost:${site.port}`),
  });
}
