import { parts } from '@site/build/parts';
import { loadCompany } from '@site/contract/load-company';
import { serve } from '@site/server/serve';
import type { ServeOptions } from '@site/server/serve';

/** Serves the live set until the process is stopped. */
export async function serveSite(intercept?: ServeOptions['intercept']): Promise<void> {
  await serve({
    company: await loadCompany(),
    developmentOrigins: parts
      .filter(({ name }) => name !== 'shell')
      .map(({ site }) => `http://localhost:${site.port}`),
    ...(intercept && { intercept }),
  });
}
