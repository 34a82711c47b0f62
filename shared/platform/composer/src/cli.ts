import { exitCodeOf, runProgram } from '@site/command-line/run';
import { givenBackend } from '@site/contract/backend';
import { variableRows } from '@site/contract/environment';
import { assertCanRun } from './commands/can-run';
import { commandsWith } from './commands/table';

const program = { name: 'site', notes: variableRows(), before: assertCanRun };

/** Runs the `site` command. @returns the exit code */
export const main = (argv: string[]): Promise<number> =>
  exitCodeOf(async () =>
    runProgram({ ...program, commands: commandsWith(await givenBackend()) }, argv),
  );
