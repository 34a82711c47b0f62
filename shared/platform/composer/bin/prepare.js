import { importScript } from './command-script.js';

const [, , name] = process.argv;
// The build loads TypeScript of parts.
if (name === 'start') (await import('tsx/esm/api')).register();
const { prepareServer } = await importScript('prepare-server');
const code = await prepareServer(name, (prepared) => process.send?.(prepared));
// Open handles of the build must not delay the server.
process.disconnect?.();
process.exitCode = code;
