import { parts } from '@site/build/parts';
import { givenBackend } from '@site/contract/backend';
import { loadCompany } from '@site/contract/load-company';
import type { SiteFacts } from '@site/contract/company';
import { serve } from '@site/server/serve';

/** Serves the live set until the process is stopped. @param company default: the one of this site */
export async function serveSite(company?: SiteFacts): Promise<void> {
  await serve({
    backend: await givenBackend(),
    company: company ?? (await loadCompany()),
    developmentOrigins: parts
      .filter(({ name }) => name !== 'shell')
      .map(({ site }) => `http://localhost:${site.port}`),
  });
}
