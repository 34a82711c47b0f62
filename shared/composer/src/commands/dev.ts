import { statSync } from 'node:fs';
import { OpenPages } from '@site/build/dev/open-pages';
import { TypeCheck } from '@site/build/dev/type-check';
import { partNames } from '@site/build/parts';
import { companyFile, loadCompany } from '@site/contract/load-company';
import { serve } from '@site/server/serve';
import { DevPart } from '../dev/dev-part';
import { DevSite } from '../dev/dev-site';

/**
 * Serves the whole site from its sources. A part is built when a browser first asks for it, and
 * again after each save; open pages replace its components and keep their state. Nothing is
 * released or composed.
 */
export async function dev(): Promise<void> {
  process.env.SITE_DIR ??= '.site/dev';
  const pages = new OpenPages();
  const types = new TypeCheck(pages);
  const parts = new Map(partNames.map((name) => [name, new DevPart(name, pages, types)]));
  // Another address for each saved file, because a module is imported only once.
  const company = () => loadCompany(process.env, String(statSync(companyFile()).mtimeMs));
  const site = new DevSite({ parts, pages, company });
  await serve({ company: await company(), site });
  // An open watcher would keep the process alive.
  await Promise.all([...parts.values()].map((part) => part.close()));
}
