import { Fault } from '@site/contract/fault';
import { type AnyCommand, helpOf, runCommand, usageOf } from './command';
import { printable, printTable } from './print';

function find(commands: AnyCommand[], name: string): AnyCommand {
  const found = commands.find((entry) => entry.name === name);
  if (found) return found;
  const known = commands.map((entry) => entry.name).join(', ');
  throw new Fault(`site: no command "${name}". One of ${known}; site help explains them`);
}

function help(commands: AnyCommand[], name: string | undefined): void {
  printTable(
    name === undefined
      ? commands.map((entry) => [usageOf(entry), entry.does])
      : helpOf(find(commands, name)),
  );
}

/** Runs one of the commands, or prints their help. @returns the exit code */
export function runCli(commands: AnyCommand[], [name = 'help', ...args]: string[]) {
  return exitCodeOf(async () => {
    if (['help', '--help', '-h'].includes(name)) return help(commands, args[0]);
    const entry = find(commands, name);
    if (args.includes('--help') && !entry.ownArguments) return help(commands, name);
    return runCommand(entry, args);
  });
}

/** Runs an action and prints its error, of a Fault only the message. @returns the exit code */
export async function exitCodeOf(action: () => Promise<number | void>): Promise<number> {
  // `site status | head` ends the reader first, which is no error of the command.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  try {
    return (await action()) ?? 0;
  } catch (error) {
    console.error(error instanceof Fault ? printable(error.message) : error);
    return 1;
  }
}
