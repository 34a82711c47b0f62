import { Worker } from 'node:worker_threads';
import { Fault } from '@site/contract/fault';
import type { PartDeclaration, Release } from '@site/data-types/contract';
import { declaredTypes } from './declared-types';

type Part = [dir: string, name: string, site: PartDeclaration];
type Answer = { types: Release['types'] } | { fault: string } | { error: unknown };

/** Runs on the worker. The class of an error is lost between threads, so a Fault is marked. */
export function answer(part: Part): Answer {
  try {
    return { types: declaredTypes(...part) };
  } catch (error) {
    return error instanceof Fault ? { fault: error.message } : { error };
  }
}

/** Without tsx's loaders: a worker that loads them twice hangs. */
const workerOptions = { execArgv: [] };
let thread: Worker | undefined;

/**
 * {@link declaredTypes} on a worker thread, so the caller can go on; one part at a time.
 * @throws Fault as {@link declaredTypes}
 */
export async function typesInWorker(...part: Part): Promise<Release['types']> {
  const worker = (thread ??= new Worker(
    new URL('./types-worker.js', import.meta.url),
    workerOptions,
  ));
  const reply = await new Promise<Answer>((resolve) => {
    // A worker that fails to start sends no message.
    const onError = (error: unknown) => {
      thread = undefined;
      resolve({ error });
    };
    const onMessage = (answer: Answer) => {
      worker.off('error', onError);
      resolve(answer);
    };
    worker.once('message', onMessage).once('error', onError).ref();
    worker.postMessage(part);
  });
  // Lets the command end while the worker is idle.
  worker.unref();
  if ('types' in reply) return reply.types;
  throw 'fault' in reply ? new Fault(reply.fault) : reply.error;
}
