import { exitCodeOf } from '@site/command-line/run';
import type { SiteFacts } from '@site/contract/company';
import { assertCanRun } from './commands/can-run';
import { cachedServer } from './pack/cached-server';
import { loadCompany } from './store/load-company';

/** Input of the serving process, made from the sources. */
export interface Prepared {
  /** Script of the server. */
  script: string;
  company: SiteFacts;
}

/**
 * Does everything for `site serve` and `site start` that needs the sources or the build's packages.
 * @param name `start` builds first
 * @returns the exit code
 */
export async function prepareServer(
  name: string | undefined,
  done: (prepared: Prepared) => void,
): Promise<number> {
  const built = name === 'start' ? await (await import('./cli')).main(['start']) : 0;
  if (built !== 0) return built;
  return exitCodeOf(async () => {
    assertCanRun();
    done({ company: await loadCompany(), script: await cachedServer() });
  });
}
