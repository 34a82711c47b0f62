import { Fault } from './fault';
import { partNames } from '@site/build/parts';
import type { PartName } from '@site/data-types/contract';

const commands: Record<string, (args: string[]) => Promise<unknown>> = {
  'build-part': async ([name]) => (await import('./build-part')).buildPart(partOf(name)),
  build: async () => (await import('./build')).buildAll((line) => console.log(line)),
  compose: async () => (await import('./build')).composeAgain((line) => console.log(line)),
  dev: async () => (await import('./dev')).dev(),
  serve: async () => (await import('./serve')).serve(),
  start: async () => {
    await commands.build?.([]);
    await commands.serve?.([]);
  },
};

function partOf(name: string | undefined): PartName {
  const part = partNames.find((known) => known === name);
  if (!part) throw new Fault(`"${name ?? ''}" is no part of the site: ${partNames.join(', ')}`);
  return part;
}

/** The `site` command. @returns the exit code */
export async function main([command = '', ...args]: string[]): Promise<number> {
  const run = commands[command];
  try {
    if (!run)
      throw new Fault(`site: no command "${command}". One of ${Object.keys(commands).join(', ')}`);
    await run(args);
    return 0;
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error);
    return 1;
  }
}
