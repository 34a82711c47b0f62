import { OpenPages } from '@site/build/dev/open-pages';
import { TypeCheck } from '@site/build/dev/type-check';
import { partNames } from '@site/build/parts';
import { setting } from '@site/contract/environment';
import { serve } from '@site/server/serve';
import { DevPart } from '../dev/dev-part';
import { DevSite } from '../dev/dev-site';
import { givenBackend } from '@site/contract/backend';
import { loadCompany } from '../store/load-company';

/**
 * Serves the whole site from its sources. A part is built when a browser first requests it, and
 * again after each save; open pages replace its components and keep their state. Nothing is
 * released or composed.
 */
export async function dev(): Promise<void> {
  process.env.SITE_DIR = setting('SITE_DIR') ?? '.site/dev';
  const pages = new OpenPages();
  const types = new TypeCheck(pages);
  const parts = new Map(partNames.map((name) => [name, new DevPart(name, pages, types)]));
  const site = new DevSite({ parts, pages, company: loadCompany });
  await serve({ company: await loadCompany(), backend: await givenBackend(), site });
  // An open watcher would keep the process alive.
  await Promise.all([...parts.values()].map((part) => part.close()));
}
