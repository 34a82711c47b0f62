import { exitCodeOf, runProgram } from '@site/command-line/run';
import { commands } from './commands/table';

/** Runs the `site` command. @returns the exit code */
export const main = (argv: string[]): Promise<number> =>
  exitCodeOf(() => runProgram({ name: 'site', commands }, argv));
