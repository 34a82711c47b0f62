import { staff } from '../lib/backend';
import { createState } from '../lib/create-state';
import { failureOf, isUnreached } from '../lib/failure';
import { noticeEnd } from '../session/session';
import { keepJob, readKept, removeKept } from './kept-jobs';
import type { KeptJob } from './kept-jobs';

const sent = createState<string[]>([]);

/** Numbers of the visits whose kept job has been sent while the page was open. */
export const useSent = sent.use;
export const forgetSent = (): void => sent.set([]);

/** @returns whether to go on with the next one */
async function send(job: KeptJob): Promise<boolean> {
  try {
    await staff().complete(job.id, job.completion, { version: job.version });
    removeKept(job.id);
    sent.set([...sent.get(), job.id]);
    return true;
  } catch (error) {
    if (noticeEnd(error)) return false;
    const failure = failureOf(error);
    if (isUnreached(failure) || failure.status === 429) return false;
    keepJob({ ...job, refusal: failure.message });
    return true;
  }
}

/**
 * Sends the kept jobs of a person, one tab at a time. A job whose answer was lost is sent again; the
 * server answers a repeat with the same record.
 */
export async function sendKept(email: string): Promise<void> {
  const own = () => readKept().filter((job) => job.email === email && !job.refusal);
  if (own().length === 0) return;
  const sendAll = async () => {
    for (const job of own()) if (!(await send(job))) return;
  };
  // Absent on pages that are not served over HTTPS.
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request('staff kept jobs', sendAll) : sendAll());
}
