import { runCli } from './commands/run-cli';
import { commands } from './commands/table';

/** Runs the `site` command. @returns the exit code */
export const main = (argv: string[]): Promise<number> => runCli(commands, argv);
