import { Fault } from './fault';
import { withBuildLock, exclusively } from './store/lock';
import { partDir } from './paths';
import { usage } from './usage';
import { partNames } from '@site/build/parts';
import type { PartName } from '@site/data-types/contract';

export const commands: Record<string, (args: string[]) => Promise<unknown>> = {
  'build-part': async ([name]) => {
    const part = partOf(name);
    const { buildPart } = await import('./release/build-part');
    return withBuildLock(partDir(part), () => buildPart(part));
  },
  build: async (args) => {
    const { buildAll } = await import('./commands/build');
    return buildAll((line) => console.log(line), checkArgs(args).force);
  },
  release: async ([name]) => console.log(await (await publish()).release(partOf(name))),
  pack: async ([dir]) => console.log(await (await import('./commands/pack')).pack(dir)),
  check: async (args) => {
    const { ids, browser, json } = checkArgs(args);
    const result = await (await publish()).check(ids, { browser });
    if (json) console.log(JSON.stringify(result, null, 1));
    else printTable(result.verdicts.map((v) => [v.ok ? 'ok' : 'REFUSED', v.rule, v.sentence]));
    return result.ok ? 0 : 1;
  },
  promote: async (args) => {
    const { ids, browser, force } = checkArgs(args);
    const set = await (await publish()).promote(ids, { browser, force });
    for (const sentence of set.forced ?? []) console.log(`Overruled: ${sentence}`);
    console.log(`Set ${set.id} is live: ${set.rendered} pages rendered, the rest stamped`);
  },
  rollback: async ([target]) => {
    const set = await (await import('./commands/rollback')).rollback(target);
    console.log(`Set ${set.id} is live`);
  },
  canary: async (args) => {
    const { ids, browser, force } = checkArgs(args);
    const [target, share] = ids;
    const { setCanary } = await import('./commands/canary');
    const canary = await setCanary(target, share, { browser, force });
    console.log(canary ? `Set ${canary.set} for ${canary.percent}% of the visitors` : 'No canary');
  },
  status: async ([format]) => {
    const { status, statusRows } = await import('./commands/status');
    const found = await status();
    if (format === '--json') console.log(JSON.stringify(found, null, 1));
    else printTable(statusRows(found));
  },
  prune: async ([keep]) => {
    const { prune } = await import('./commands/prune');
    if (keep !== undefined && !/^\d+$/.test(keep))
      throw new Fault(`"${keep}" is no number of sets`);
    const removed = await prune(keep === undefined ? undefined : Number(keep));
    console.log(removed.join('\n') || 'Nothing to remove');
  },
  export: async ([dir]) => {
    if (!dir) throw new Fault('site export: name the folder to write to');
    const { exportSite } = await import('./export/export');
    const { set, files, warnings } = await exclusively(() => exportSite(dir));
    for (const warning of warnings) console.warn(`Warning: ${warning}`);
    console.log(`Set ${set} written to ${dir}: ${files} files`);
  },
  compose: async () => (await import('./commands/build')).composeAgain((line) => console.log(line)),
  dev: async () => {
    // Before the build's configuration is imported, which reads it once.
    process.env.NODE_ENV = 'development';
    await (await import('./commands/dev')).dev();
  },
  serve: async () => (await import('./serve/serve')).serve(),
  start: async () => {
    await commands.build?.([]);
    await commands.serve?.([]);
  },
};

/** Releases to check, and how. */
function checkArgs(args: string[]) {
  const ids = args.filter((arg) => !arg.startsWith('--'));
  const flags = new Set(args.filter((arg) => arg.startsWith('--')));
  const given = (flag: string) => flags.delete(flag);
  const options = {
    ids,
    browser: !given('--no-browser'),
    force: given('--force'),
    json: given('--json'),
  };
  const [unknown] = flags;
  if (unknown) throw new Fault(`site: no option ${unknown}: --no-browser, --force or --json`);
  return options;
}

const publish = () => import('./commands/publish');

function printTable(rows: string[][]): void {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  for (const row of rows) {
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

function partOf(name: string | undefined): PartName {
  const part = partNames.find((known) => known === name);
  if (!part) throw new Fault(`"${name ?? ''}" is no part of the site: ${partNames.join(', ')}`);
  return part;
}

/** Runs the `site` command. @returns the exit code */
export async function main([command = '', ...args]: string[]): Promise<number> {
  const run = commands[command];
  try {
    if (['', 'help', '--help', '-h'].includes(command)) {
      printTable(usage.map(([name, given, does]) => [`site ${name} ${given}`, does]));
      return 0;
    }
    if (!run) {
      const known = Object.keys(commands).join(', ');
      throw new Fault(`site: no command "${command}". One of ${known}; site --help explains them`);
    }
    const code = await run(args);
    return typeof code === 'number' ? code : 0;
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error);
    return 1;
  }
}
