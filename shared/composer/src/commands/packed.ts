import { command } from './command';

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
];
