import { Fault } from '@site/contract/fault';
import { command } from './command';
import { print, printable, printTable } from './print';

/** Commands for live and kept sets, and for the people who may change them. */
export const storeCommands = [
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
      const entries = await theStore().log(Number(count), (message) =>
        console.error(printable(message)),
      );
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
];
