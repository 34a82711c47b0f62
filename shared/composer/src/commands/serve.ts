import { parts } from '@site/build/parts';
import { loadCompany } from '@site/contract/load-company';
import type { CompanyConfig } from '@site/data-types/company';
import { serve } from '@site/server/serve';

/** Serves the live set until the process is stopped. @param company default: the one of this site */
export async function serveSite(company?: CompanyConfig): Promise<void> {
  await serve({
    company: company ?? (await loadCompany()),
    developmentOrigins: parts
      .filter(({ name }) => name !== 'shell')
      .map(({ site }) => `http://localhost:${site.port}`),
  });
}
