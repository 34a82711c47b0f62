import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { companyIn } from '@site/contract/company';
import { setting } from '@site/contract/environment';
import type { SiteFacts } from '@site/contract/company';
import { tsImport } from 'tsx/esm/api';

/**
 * The company that a part shows on its development server: the shell's next to it, or in the part's
 * own repository the one of the running site (`SITE_ORIGIN`).
 * @param dir folder of the part
 * @throws Error naming the file or the address that cannot be read
 */
export async function companyFor(
  dir: string,
  site = setting('SITE_ORIGIN') ?? 'http://localhost:3000',
): Promise<SiteFacts> {
  const file = join(dir, '../shell/company.ts');
  if (!existsSync(file)) return companyAt(site);
  const module = (await tsImport(pathToFileURL(file).href, import.meta.url)) as {
    default: SiteFacts;
  };
  return module.default;
}

async function companyAt(site: string): Promise<SiteFacts> {
  const response = await fetch(site).catch((error: Error) => {
    const how = 'start the site, or name a running one in SITE_ORIGIN';
    throw new Error(`${site}: cannot be read for the company (${error.message}); ${how}`);
  });
  const read = async (path: string) => (await fetch(new URL(path, site))).text();
  return companyIn(await response.text(), site, read);
}
