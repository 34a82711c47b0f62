import { partNames } from '@site/build/parts';
import { Fault } from '@site/contract/fault';
import { partDir } from '@site/contract/parts';
import { withBuildLock } from '../store/lock';
import { command } from './command';
import { packedCommands } from './packed';
import { print, printTable } from './print';

// Each command loads its code when it runs: the check brings the compiler and the build webpack, and
// a rollback must not wait for those.
const publish = () => import('./publish');
const build = () => import('./build');

const checking = {
  'no-browser': 'do not open the pages in a browser',
};
const overruling = {
  ...checking,
  force: 'go on although a rule refuses; the set records what was overruled',
};
const watching = {
  canary: { takes: '10%', does: 'first serve it to this share of the visitors' },
  watch: { takes: '30m', does: 'for so long; then it is promoted, or taken back with the reason' },
  'min-views': { takes: '200', does: 'views of its pages without which it is taken back' },
};
const oneOrMore: [number, number] = [1, Infinity];

function partOf(name = ''): string {
  const part = partNames.find((known) => known === name);
  if (!part) throw new Fault(`"${name}" is no part of the site: ${partNames.join(', ')}`);
  return part;
}

/** Every command of `site`, in the order of the help. */
export const commands = [
  command({
    name: 'start',
    does: 'build what has changed, then serve it',
    // bin/serve.js serves in another process, when this one has ended with its memory.
    run: async () => (await build()).buildAll(print),
  }),
  command({
    name: 'dev',
    does: 'the whole site from its sources; open pages follow each saved file',
    run: async () => {
      // Before the build's configuration is imported, which reads it once.
      process.env.NODE_ENV = 'development';
      await (await import('./dev')).dev();
    },
  }),
  command({
    name: 'build',
    options: { force: overruling.force },
    does: 'every part that has changed, then the next set, checked and made live',
    run: async (_, { force }) => (await build()).buildAll(print, force),
  }),
  command({
    name: 'new',
    takes: 'PART',
    count: [1, 1],
    does: 'a new remote from the template, e.g. mf-financing: runs, is tested, can be released',
    run: async ([name = '']) => {
      const dir = await (await import('./new')).createPart(name);
      print(`${dir}: npm run dev -w ${name}, npm test -w ${name}, site release ${name}`);
    },
  }),
  command({
    name: 'packages',
    takes: 'DIR',
    count: [1, 1],
    does: 'what a part in its own repository installs, as npm archives; prints its dependencies',
    run: async ([dir = '']) =>
      print(JSON.stringify(await (await import('./packages')).packPackages(dir), null, 2)),
  }),
  command({
    name: 'build-part',
    takes: 'PART',
    count: [1, 1],
    does: "one part's files, into its own dist",
    run: async ([name]) => {
      const part = partOf(name);
      const { buildPart } = await import('../release/build-part');
      await withBuildLock(partDir(part), () => buildPart(part));
    },
  }),
  command({
    name: 'release',
    takes: 'PART',
    count: [1, 1],
    does: 'build one part into an immutable release; the last line is PART@VERSION',
    run: async ([name]) => print(await (await publish()).release(partOf(name))),
  }),
  command({
    name: 'pack',
    takes: 'DIR',
    count: [1, 1],
    does: 'a part that any bundler has built, stored; the last line is PART@VERSION',
    run: async ([dir = '']) => print(await (await import('./pack')).pack(dir)),
  }),
  command({
    name: 'check',
    takes: 'PART@VERSION...',
    count: oneOrMore,
    options: { ...checking, json: 'print the result as JSON' },
    does: 'check releases against the live and every kept set',
    run: async (ids, given) => {
      const result = await (await publish()).check(ids, { browser: !given['no-browser'] });
      if (given.json) print(JSON.stringify(result, null, 1));
      else printTable(result.verdicts.map((v) => [v.ok ? 'ok' : 'REFUSED', v.rule, v.sentence]));
      return result.ok ? 0 : 1;
    },
  }),
  command({
    name: 'promote',
    takes: 'PART@VERSION...',
    count: oneOrMore,
    options: overruling,
    values: watching,
    does: 'check, compose the next set, go live; with --canary and --watch only if visitors fare well',
    run: async (ids, { force, 'no-browser': noBrowser, ...given }) => {
      const place = { browser: !noBrowser, force };
      const { canary: share, watch: time, 'min-views': leastViews } = given;
      if (share !== undefined && time !== undefined) {
        const { followWatch, startWatch, watchLine } = await import('./watch');
        print(watchLine(await startWatch(ids, { ...place, share, time, leastViews })) ?? '');
        return (await followWatch(print, place)) ? 0 : 1;
      }
      if (share ?? time ?? leastViews)
        throw new Fault('A canary that decides needs both: --canary 10% --watch 30m');
      const set = await (await publish()).promote(ids, { browser: !noBrowser, force });
      for (const sentence of set.forced ?? []) print(`Overruled: ${sentence}`);
      print(`Set ${set.id} is live: ${set.rendered} pages rendered, the rest stamped`);
    },
  }),
  command({
    name: 'canary',
    takes: 'SET|PART@VERSION 10% | off',
    count: [1, 2],
    options: overruling,
    does: 'serve another set to a share of the visitors',
    run: async ([target, share], { force, 'no-browser': noBrowser }) => {
      const { setCanary } = await import('./canary');
      const canary = await setCanary(target, share, { browser: !noBrowser, force });
      print(canary ? `Set ${canary.set} for ${canary.percent}% of the visitors` : 'No canary');
    },
  }),
  command({
    name: 'watch',
    options: overruling,
    does: 'go on with a watched canary whose command was ended, until it is promoted or taken back',
    run: async (_, { force, 'no-browser': noBrowser }) => {
      const { followWatch } = await import('./watch');
      return (await followWatch(print, { browser: !noBrowser, force })) ? 0 : 1;
    },
  }),
  command({
    name: 'rollback',
    takes: '[PART[@VERSION] | SET]',
    count: [0, 1],
    does: 'return to the set before, or to any kept version or set',
    run: async ([target]) => {
      const set = await (await import('./rollback')).rollback(target);
      print(`Set ${set.id} is live`);
    },
  }),
  command({
    name: 'status',
    options: { json: 'print it as JSON' },
    does: 'what is live, since when, what is kept, and what visitors reported',
    run: async (_, { json }) => {
      const { status, statusRows } = await import('./status');
      const { reportRows, statusReports } = await import('./status-reports');
      const found = await status();
      const reports = await statusReports(found);
      if (json) return print(JSON.stringify({ ...found, reports }, null, 1));
      printTable(statusRows(found));
      print('');
      printTable(reportRows(reports));
      const { watchLine } = await import('./watch');
      const open = found.canary && watchLine(found.canary);
      if (open) print(open);
    },
  }),
  command({
    name: 'log',
    takes: '[ENTRIES]',
    count: [0, 1],
    options: { json: 'print it as JSON' },
    does: 'who switched to which set, from which revision, and what the check said',
    run: async ([count = '20'], { json }) => {
      if (!/^[1-9]\d{0,5}$/.test(count)) throw new Fault(`"${count}" is no number of entries`);
      const { theStore } = await import('../store/the-store');
      const entries = await theStore().log(Number(count));
      if (json) print(JSON.stringify(entries, null, 1));
      else printTable((await import('./log')).logRows(entries));
    },
  }),
  command({
    name: 'token',
    takes: 'create PART | list | revoke ID',
    count: [1, 2],
    options: { 'check-only': 'the new token changes nothing, for the jobs of pull requests' },
    does: 'who may publish a part to the shared store; "shell" may do everything',
    run: async ([action, subject], given) => {
      const { token } = await import('./token');
      const { rows, created } = await token(action, subject, given['check-only']);
      if (created) print(created);
      else printTable(rows);
    },
  }),
  command({
    name: 'setup-store',
    does: 'create or update the tables of the shared store, as the owner of its database',
    run: async () => {
      await (await import('./set-up-store')).setUpStore();
      print('The tables of the shared store are up to date');
    },
  }),
  command({
    name: 'prune',
    takes: '[SETS]',
    count: [0, 1],
    does: 'remove what neither open tabs nor rollbacks need; SETS is how many to keep',
    run: async ([keep]) => {
      const { prune } = await import('./prune');
      if (keep !== undefined && !/^\d+$/.test(keep))
        throw new Fault(`"${keep}" is no number of sets`);
      const removed = await prune(keep === undefined ? undefined : Number(keep));
      print(removed.join('\n') || 'Nothing to remove');
    },
  }),
  command({
    name: 'compose',
    does: 'the live versions again, after a change of the company or the composer',
    run: async () => (await build()).composeAgain(print),
  }),
  ...packedCommands,
  command({
    name: 'pack-server',
    takes: 'DIR|FILE.tgz',
    count: [1, 1],
    does: 'the server, its packages and the live set as one folder that runs with node alone',
    run: async ([target = '']) => print(await (await import('./pack-server')).packServer(target)),
  }),
  command({
    name: 'export',
    takes: 'DIR|s3://BUCKET/PREFIX',
    count: [1, 1],
    options: {
      'remove-old': 'in a bucket: remove what earlier exports wrote and no kept set names',
    },
    does: 'the live set as a plain static site',
    run: async ([target = ''], { 'remove-old': removeOld }) => {
      const { runExport } = await import('./export');
      print(await runExport(target, { removeOld }));
    },
  }),
];
