import { command } from './command';
import { print } from './print';

/**
 * Commands that a packed server has as well. They must import neither the compiler nor a bundler,
 * or those would be in every pack.
 */
export const packedCommands = [
  command({
    name: 'serve',
    does: 'the live set, without building',
    run: async () => (await import('./serve')).serveSite(),
  }),
  command({
    name: 'staff',
    takes: 'COMMAND',
    ownArguments: true,
    does: 'appointments of the running site; site staff explains its commands',
    run: async (args) => (await import('@site/backend/staff-command-line')).runStaff(args),
  }),
  command({
    name: 'backup',
    takes: 'FILE',
    count: [1, 1],
    values: { recipient: { takes: 'age1…', does: 'encrypt it for this public key of age' } },
    does: 'database, photos, mails, keys and the live set in one file, also while the site runs',
    run: async ([file = ''], { recipient }) => {
      for (const line of await (await import('@site/server/site-backup')).backUp(file, recipient))
        print(line);
    },
  }),
  command({
    name: 'restore',
    takes: 'FILE',
    count: [1, 1],
    options: { 'data-only': 'leave the live set in the backup: this machine has its own' },
    values: {
      identity: { takes: 'FILE', does: 'file with the private key of an encrypted backup' },
    },
    does: 'a backup into empty folders, DATA_DIR and SITE_DIR',
    run: async ([file = ''], { identity, 'data-only': dataOnly }) =>
      print(await (await import('@site/server/site-backup')).restore(file, { identity, dataOnly })),
  }),
];
