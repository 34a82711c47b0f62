import { OpenPages } from '@site/build/dev/open-pages';
import { TypeCheck } from '@site/build/dev/type-check';
import { partNames } from '@site/build/parts';
import { partDir, readPart } from '@site/contract/parts';
import type { Language } from '@site/data-types/contract';
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
  const partIn = (name: string, language: Language) => new DevPart(name, pages, types, language);
  const en = new Map(partNames.map((name) => [name, partIn(name, 'en')]));
  const es = new Map(
    [...en].map(([name, english]) => {
      const { languages } = readPart(partDir(name)).site;
      return [name, languages?.includes('es') ? partIn(name, 'es') : english];
    }),
  );
  const parts = { en, es };
  const site = new DevSite({ parts, pages, company: loadCompany });
  await serve({ company: await loadCompany(), backend: await givenBackend(), site });
  // An open watcher would keep the process alive.
  await Promise.all([...en.values(), ...es.values()].map((part) => part.close()));
}
