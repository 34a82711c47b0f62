import { Fault } from '@site/contract/fault';
import { command } from './command';
import { partOf } from './part-of';
import { print, printTable } from './print';

const publish = () => import('./publish');

const checking = {
  'no-browser': 'do not open the pages in a browser',
};
export const overruling = {
  ...checking,
  force: 'go on although a rule refuses; the set records what was overruled',
};
const watching = {
  canary: { takes: '10%', does: 'first serve it to this share of the visitors' },
  watch: { takes: '30m', does: 'for so long; then it is promoted, or taken back with the reason' },
  'min-views': { takes: '200', does: 'views of its pages without which it is taken back' },
};
const oneOrMore: [number, number] = [1, Infinity];

/** From a part to what visitors get. */
export const releaseCommands = [
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
    does: 'return to the previous set, or to any kept version or set',
    run: async ([target]) => {
      const set = await (await import('./rollback')).rollback(target);
      print(`Set ${set.id} is live`);
    },
  }),
];
