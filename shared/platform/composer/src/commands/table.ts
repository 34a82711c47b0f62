import { command, report, type Command } from '@site/command-line/command';
import { print } from '@site/command-line/print';
import type { BackendModule } from '@site/contract/backend';
import { partDir } from '@site/contract/parts';
import { withBuildLock } from '../store/lock';
import { packedCommands } from './packed';
import { partOf } from './part-of';
import { overruling, releaseCommands } from './release-commands';
import { storeCommands } from './store-commands';

// Each command loads its code when it runs: the check brings the compiler and the build webpack, and
// a rollback must not wait for those.
const build = () => import('./build');

/** Every command of `site`, in the order of the help. @param backend has a command of its own */
export const commandsWith = (backend?: BackendModule): Command[] => [
  command({
    name: 'start',
    does: 'build what has changed, then serve it',
    // bin/serve.js serves in another process, when this one has ended with its memory.
    run: async () => (await build()).buildAll(print),
  }),
  command({
    name: 'dev',
    loadsSources: true,
    does: 'the whole site from its sources; open pages follow each saved file',
    run: async () => {
      // Before the build's configuration is imported, which reads it once.
      process.env.NODE_ENV = 'development';
      await (await import('./dev')).dev();
    },
  }),
  command({
    name: 'build',
    loadsSources: true,
    options: { force: overruling.force },
    does: 'every part that has changed, then the next set, checked and made live',
    run: async (_, { force }) => (await build()).buildAll(print, force),
  }),
  command({
    name: 'new',
    args: ['PART'],
    loadsSources: true,
    does: 'a new remote from the template, e.g. mf-financing: runs, is tested, can be released',
    run: async ([name]) => {
      const dir = await (await import('./new')).createPart(name);
      print(`${dir}: npm run dev -w ${name}, npm test -w ${name}, site release ${name}`);
    },
  }),
  command({
    name: 'packages',
    args: ['DIR'],
    options: { into: { takes: 'PART', does: 'name them in the package.json of this folder' } },
    loadsSources: true,
    does: 'what a part in its own repository installs, as npm archives; prints their names',
    run: async ([dir], { into }) => {
      const { packPackages, nameArchives } = await import('./packages');
      const archives = await packPackages(dir);
      if (into) await nameArchives(into, archives);
      print(JSON.stringify(archives, null, 2));
    },
  }),
  command({
    name: 'build-part',
    args: ['PART'],
    loadsSources: true,
    does: "one part's files, into its own dist",
    run: async ([name]) => {
      const part = partOf(name);
      const { buildPart } = await import('../release/build-part');
      await withBuildLock(partDir(part), () => buildPart(part));
    },
  }),
  ...releaseCommands,
  ...storeCommands,
  command({
    name: 'compose',
    does: 'the live versions again, after a change of the company or the composer',
    run: async () => (await build()).composeAgain(print),
  }),
  ...packedCommands('site', backend),
  command({
    name: 'pack-server',
    args: ['DIR|FILE.tgz'],
    does: 'the server, its packages and the live set as one folder that runs with node alone',
    run: async ([target]) => print(await (await import('./pack-server')).packServer(target)),
  }),
  command({
    name: 'export',
    args: ['DIR|s3://BUCKET/PREFIX'],
    options: {
      'remove-old': 'in a bucket: remove what earlier exports wrote and no retained set names',
    },
    does: 'the live set as a plain static site',
    run: async ([target], { 'remove-old': removeOld }) => {
      const { runExport } = await import('./export');
      print(await runExport(target, { removeOld }));
    },
  }),
  report({
    name: 'doctor',
    args: ['https://…'],
    does: 'checks a running site from outside: headers, files, tables, functions, mails, schedule',
    run: async ([address]) => (await import('./doctor')).runDoctor(address),
  }),
];
