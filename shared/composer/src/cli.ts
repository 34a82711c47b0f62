import { exitCodeOf, runProgram } from '@site/command-line/run';
import { variableRows } from '@site/contract/environment';
import { assertCanRun } from './commands/can-run';
import { commands } from './commands/table';

const program = { name: 'site', commands, notes: variableRows(), before: assertCanRun };

/** Runs the `site` command. @returns the exit code */
export const main = (argv: string[]): Promise<number> =>
  exitCodeOf(() => runProgram(program, argv));
