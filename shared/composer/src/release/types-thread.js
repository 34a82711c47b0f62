/** A thread that writes down the types of parts, kept for the next build of the process. */
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { answer } = await import('./types-beside.ts');
parentPort?.on('message', (part) => parentPort?.postMessage(answer(part)));
