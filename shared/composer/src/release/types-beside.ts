import { Worker } from 'node:worker_threads';
import type { PartDeclaration, PartName, Release } from '@site/data-types/contract';
import { Fault } from '../fault';
import { declaredTypes } from './declared-types';

type Part = [dir: string, name: PartName, site: PartDeclaration];
type Answer = { types: Release['types'] } | { fault: string } | { error: unknown };

/** Runs on the thread. A fault's class does not survive the way between threads. */
export function answer(part: Part): Answer {
  try {
    return { types: declaredTypes(...part) };
  } catch (error) {
    return error instanceof Fault ? { fault: error.message } : { error };
  }
}

/** Without the loaders of a process that tsx has started: with two of them the thread stands still. */
const threadOptions = { execArgv: [] };
let thread: Worker | undefined;

/**
 * {@link declaredTypes} while the calling thread does something else; one part at a time.
 * @throws Fault as there
 */
export async function typesBeside(...part: Part): Promise<Release['types']> {
  const worker = (thread ??= new Worker(
    new URL('./types-thread.js', import.meta.url),
    threadOptions,
  ));
  const given = await new Promise<Answer>((resolve) => {
    // A thread that cannot even start answers nothing more.
    const broken = (error: unknown) => {
      thread = undefined;
      resolve({ error });
    };
    const answered = (answer: Answer) => {
      worker.off('error', broken);
      resolve(answer);
    };
    worker.once('message', answered).once('error', broken).ref();
    worker.postMessage(part);
  });
  // A command ends while the thread waits for another part.
  worker.unref();
  if ('types' in given) return given.types;
  throw 'fault' in given ? new Fault(given.fault) : given.error;
}
