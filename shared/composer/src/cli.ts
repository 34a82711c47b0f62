import { Fault } from '@site/contract/fault';
import { helpOf, runCommand, usageOf } from './commands/command';
import { printTable } from './commands/print';
import { commands } from './commands/table';

function find(name: string) {
  const found = commands.find((entry) => entry.name === name);
  if (found) return found;
  const known = commands.map((entry) => entry.name).join(', ');
  throw new Fault(`site: no command "${name}". One of ${known}; site help explains them`);
}

function help(name: string | undefined): void {
  printTable(
    name === undefined ? commands.map((entry) => [usageOf(entry), entry.does]) : helpOf(find(name)),
  );
}

/** Runs the `site` command. @returns the exit code */
export async function main([name = 'help', ...args]: string[]): Promise<number> {
  try {
    if (['help', '--help', '-h'].includes(name)) help(args[0]);
    else if (args.includes('--help')) help(name);
    else return (await runCommand(find(name), args)) ?? 0;
    return 0;
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error);
    return 1;
  }
}
