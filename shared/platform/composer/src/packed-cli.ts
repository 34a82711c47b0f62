import { exitCodeOf, runProgram } from '@site/command-line/run';
import { givenBackend } from '@site/contract/backend';
import { assertEnvironment, variableRows } from '@site/contract/environment';
import type { SiteFacts } from '@site/contract/company';
import { packedCommands } from './commands/packed';
import { serveSite } from './commands/serve';

const name = 'node serve.js';
const notes = variableRows();

/** Runs a command of a packed server. Without a name it serves. @returns the exit code */
export const main = ([command = 'serve', ...args]: string[]): Promise<number> =>
  exitCodeOf(async () => {
    const commands = packedCommands(name, await givenBackend());
    return runProgram({ name, commands, notes, before: assertEnvironment }, [command, ...args]);
  });

/** Serves with a company that was read from the sources. @returns the exit code */
export const serve = (company: SiteFacts): Promise<number> => exitCodeOf(() => serveSite(company));
