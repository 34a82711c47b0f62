import { command, report, type Command } from '@site/command-line/command';
import { print } from '@site/command-line/print';
import { Fault } from '@site/contract/fault';
import { partOf } from './part-of';

const publish = () => import('./publish');

const checking = {
  'no-browser': 'do not open the pages in a browser',
};
export const overruling = {
  ...checking,
  force: 'go on although a rule refuses; the set records what was overruled',
};
const placing = {
  ...overruling,
  older: 'go on although the live release was made from a newer commit',
};
const watching = {
  canary: { takes: '10%', does: 'first serve it to this share of the visitors' },
  watch: { takes: '30m', does: 'for so long; then it is promoted, or taken back with the reason' },
  'min-views': { takes: '200', does: 'views of its pages without which nothing is decided' },
};

/** Of a watch: promoted, taken back, not decided. */
const exitCodes: Record<string, number> = { true: 0, false: 1, undefined: 3 };

/** From a part to what visitors get. */
export const releaseCommands: Command[] = [
  command({
    name: 'release',
    args: ['PART'],
    loadsSources: true,
    does: 'build one part into an immutable release; the last line is PART@VERSION',
    run: async ([name]) => print(await (await publish()).release(partOf(name))),
  }),
  command({
    name: 'pack',
    args: ['DIR'],
    loadsSources: true,
    does: 'a part that any bundler has built, stored; the last line is PART@VERSION',
    run: async ([dir]) => print(await (await import('./pack')).pack(dir)),
  }),
  report({
    name: 'check',
    args: ['PART@VERSION...'],
    options: checking,
    does: 'check releases against the live and every retained set',
    run: async (ids, given) => {
      const data = await (await publish()).check(ids, { browser: !given['no-browser'] });
      const rows = data.verdicts.map((v) => [v.ok ? 'ok' : 'REFUSED', v.rule, v.sentence]);
      return { data, rows, exitCode: data.ok ? 0 : 1 };
    },
  }),
  command({
    name: 'promote',
    args: ['PART@VERSION...'],
    options: { ...placing, ...watching },
    does: 'check, compose the next set, go live; with --canary and --watch only if visitors fare well',
    run: async (ids, { force, older, 'no-browser': noBrowser, ...given }) => {
      const place = { browser: !noBrowser, force, older };
      const { canary: share, watch: time, 'min-views': leastViews } = given;
      if (share !== undefined && time !== undefined) {
        const { followWatch, startWatch, watchLine } = await import('./watch');
        print(watchLine(await startWatch(ids, { ...place, share, time, leastViews })) ?? '');
        return exitCodes[String(await followWatch(print, place))];
      }
      if (share ?? time ?? leastViews)
        throw new Fault('A canary that decides needs both: --canary 10% --watch 30m');
      const set = await (await publish()).promote(ids, place);
      for (const sentence of set.forced ?? []) print(`Overruled: ${sentence}`);
      print(`Set ${set.id} is live: ${set.rendered} pages rendered, the rest stamped`);
    },
  }),
  command({
    name: 'canary',
    args: ['SET|PART@VERSION|off', '[10%]'],
    options: placing,
    does: 'serve another set to a share of the visitors',
    run: async ([target, share], { force, older, 'no-browser': noBrowser }) => {
      const { setCanary } = await import('./canary');
      const canary = await setCanary(target, share, { browser: !noBrowser, force, older });
      print(canary ? `Set ${canary.set} for ${canary.percent}% of the visitors` : 'No canary');
    },
  }),
  command({
    name: 'watch',
    options: placing,
    does: 'go on with a watched canary whose command was ended, until it is promoted or taken back',
    run: async (_, { force, older, 'no-browser': noBrowser }) => {
      const { followWatch } = await import('./watch');
      return exitCodes[String(await followWatch(print, { browser: !noBrowser, force, older }))];
    },
  }),
  command({
    name: 'rollback',
    args: ['[PART[@VERSION]|SET]'],
    does: 'return to the previous set, or to any retained version or set',
    run: async ([target]) => {
      const set = await (await import('./rollback')).rollback(target);
      print(`Set ${set.id} is live`);
    },
  }),
];
