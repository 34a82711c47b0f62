import { fork } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/**
 * Serves. A process of its own builds and reads the sources, and ends before: its memory, several
 * times that of the server, is free then.
 * @param {string} name `start` builds first
 * @returns {Promise<number>} the exit code
 */
export async function serve(name) {
  const child = fork(new URL('./prepare.js', import.meta.url), [name]);
  /** @type {{ script: string, company: object } | undefined} */
  let prepared;
  child.on('message', (message) => {
    prepared = /** @type {typeof prepared} */ (message);
  });
  const end = () => child.kill('SIGTERM');
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  const code = await new Promise((resolve) => child.on('exit', (exit) => resolve(exit ?? 1)));
  process.off('SIGTERM', end);
  process.off('SIGINT', end);
  if (!prepared || code !== 0) return code;
  const server = await import(pathToFileURL(prepared.script).href);
  return server.serve(prepared.company);
}
