import { command, type Command } from '@site/command-line/command';
import type { BackendModule } from '@site/contract/backend';
import { print } from '@site/command-line/print';

/**
 * Commands that a packed server has as well. They must import neither the compiler nor a bundler,
 * or those would be in every pack.
 * @param program the words that start them: `site` @param backend has a command of its own
 */
export const packedCommands = (program: string, backend?: BackendModule): Command[] => [
  command({
    name: 'serve',
    does: 'the live set, without building',
    run: async () => (await import('./serve')).serveSite(),
  }),
  ...ownCommand(program, backend),
  command({
    name: 'backup',
    args: ['FILE'],
    options: { recipient: { takes: 'age1…', does: 'encrypt it for this public key of age' } },
    does: 'database, photos, mails, keys and the live set in one file, also while the site runs',
    run: async ([file], { recipient }) => {
      for (const line of await (await import('@site/server/site-backup')).backUp(file, recipient))
        print(line);
    },
  }),
  command({
    name: 'restore',
    args: ['FILE'],
    options: {
      'data-only': 'leave the live set in the backup: this machine has its own',
      identity: { takes: 'FILE', does: 'file with the private key of an encrypted backup' },
    },
    does: 'a backup into empty folders, DATA_DIR and SITE_DIR',
    run: async ([file], { identity, 'data-only': dataOnly }) =>
      print(await (await import('@site/server/site-backup')).restore(file, { identity, dataOnly })),
  }),
];

const ownCommand = (program: string, backend?: BackendModule): Command[] => {
  if (!backend?.command) return [];
  const { name, does, run } = backend.command;
  return [
    command({
      name,
      args: ['[COMMAND...]'],
      ownArguments: true,
      does: `${does}; ${program} ${name} explains its commands`,
      run: (argv) => run(`${program} ${name}`, argv),
    }),
  ];
};
