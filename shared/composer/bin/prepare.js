import { register } from 'tsx/esm/api';

register();
const { prepareServer } = await import('../src/prepare-server.ts');
const code = await prepareServer(process.argv[2], (prepared) => process.send?.(prepared));
// Open handles of the build must not delay the server.
process.disconnect?.();
process.exitCode = code;
