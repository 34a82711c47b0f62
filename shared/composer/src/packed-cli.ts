import type { CompanyConfig } from '@site/data-types/company';
import { packedCommands } from './commands/packed';
import { exitCodeOf, runCli } from './commands/run-cli';
import { serveSite } from './commands/serve';

/** Runs a command of a packed server. Without a name it serves. @returns the exit code */
export const main = ([name = 'serve', ...args]: string[]): Promise<number> =>
  runCli(packedCommands, [name, ...args]);

/** Serves with a company that was read from the sources. @returns the exit code */
export const serve = (company: CompanyConfig): Promise<number> =>
  exitCodeOf(() => serveSite(company));
