import { exitCodeOf, runProgram } from '@site/command-line/run';
import { assertEnvironment, variableRows } from '@site/contract/environment';
import type { CompanyConfig } from '@site/data-types/company';
import { packedCommands } from './commands/packed';
import { serveSite } from './commands/serve';

const name = 'node serve.js';
const notes = variableRows();

/** Runs a command of a packed server. Without a name it serves. @returns the exit code */
export const main = ([command = 'serve', ...args]: string[]): Promise<number> =>
  exitCodeOf(() =>
    runProgram({ name, commands: packedCommands(name), notes, before: assertEnvironment }, [
      command,
      ...args,
    ]),
  );

/** Serves with a company that was read from the sources. @returns the exit code */
export const serve = (company: CompanyConfig): Promise<number> =>
  exitCodeOf(() => serveSite(company));
