/** Worker that extracts the types of parts; reused for the next build of the process. */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { answer } = await import('./types-in-worker.ts');
parentPort?.on('message', (part) => parentPort?.postMessage(answer(part)));
