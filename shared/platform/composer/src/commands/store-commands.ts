import { command, report, type Command } from '@site/command-line/command';
import { print, printable } from '@site/command-line/print';
import { Fault } from '@site/contract/fault';

/** Commands for live and retained sets, and for the people who may change them. */
export const storeCommands: Command[] = [
  report({
    name: 'status',
    does: 'what is live, since when, what is retained, and what visitors reported',
    run: async () => {
      const { status, statusRows } = await import('./status');
      const { reportRows, statusReports } = await import('./status-reports');
      const found = await status();
      const reports = await statusReports(found);
      const { watchLine } = await import('./watch');
      const open = found.canary && watchLine(found.canary);
      return {
        data: { ...found, reports },
        rows: [...statusRows(found), [], ...reportRows(reports), ...(open ? [[open]] : [])],
      };
    },
  }),
  report({
    name: 'log',
    args: ['[ENTRIES]'],
    does: 'who switched to which set, from which revision, and what the check said',
    run: async ([count = '20']) => {
      if (!/^[1-9]\d{0,5}$/.test(count)) throw new Fault(`"${count}" is no number of entries`);
      const { theStore } = await import('../store/the-store');
      const data = await theStore().log(Number(count), (message) =>
        console.error(printable(message)),
      );
      return { data, rows: (await import('./log')).logRows(data) };
    },
  }),
  command({
    name: 'token create',
    args: ['PART'],
    options: { 'check-only': 'it changes nothing, for the jobs of pull requests' },
    does: 'a token that publishes a part to the shared store; "shell" may do everything',
    run: async ([part], given) =>
      print(await (await import('./token')).createToken(part, given['check-only'])),
  }),
  report({
    name: 'token list',
    does: 'who may publish to the shared store',
    run: async () => (await import('./token')).listTokens(),
  }),
  command({
    name: 'token revoke',
    args: ['ID'],
    does: 'a token that is not accepted any more',
    run: async ([id]) => {
      const { theStore } = await import('../store/the-store');
      await theStore().revokeToken(id);
      print(`Token ${id} is revoked`);
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
    args: ['[SETS]'],
    does: 'remove what neither open tabs nor rollbacks need; SETS is how many to keep',
    run: async ([keep]) => {
      const { prune } = await import('./prune');
      if (keep !== undefined && !/^\d+$/.test(keep))
        throw new Fault(`"${keep}" is no number of sets`);
      const removed = await prune(keep === undefined ? undefined : Number(keep));
      print(removed.join('\n') || 'Nothing to remove');
    },
  }),
];
