import { withLock } from '@site/store/with-lock';
import { staff } from '../lib/backend';
import { create } from 'zustand';
import { failureOf, isOutdated, isRefused, isUnreached } from '../lib/failure';
import { getSession, noticeEnd } from '../session/session';
import { queuedJobs } from './queued-jobs';
import type { QueuedJob } from './queued-jobs';

const useSentIds = create<{ ids: string[] }>(() => ({ ids: [] }));

/** Numbers of the visits whose queued job has been sent while the page was open. */
export const useSent = (): string[] => useSentIds(({ ids }) => ids);
export const forgetSent = (): void => useSentIds.setState({ ids: [] });

/** Whether a refusal is about the job, not about the person. */
async function isOnStaff(): Promise<boolean> {
  await noticeEnd({ status: 403, message: '' });
  return getSession().status === 'in';
}

/** Who changed the visit and what, without its customer; nothing if the server does not return it. */
async function changeOfVisit(id: string): Promise<Pick<QueuedJob, 'changed'>> {
  try {
    const { changedBy, technician } = await staff().visit(id);
    return { changed: { changedBy, technician } };
  } catch {
    // The person may not see it any more. The words of the refusal are left.
    return {};
  }
}

/** Jobs of a person that are to be sent. */
export const waitingJobs = (email: string): QueuedJob[] =>
  queuedJobs.read().filter((job) => job.email === email && !job.refusal);

/** @returns whether to go on with the next one */
async function send(job: QueuedJob): Promise<boolean> {
  try {
    await staff().complete(job.id, job.completion, { version: job.version });
    queuedJobs.remove(job.id);
    useSentIds.setState(({ ids }) => ({ ids: [...ids, job.id] }));
    return true;
  } catch (error) {
    const failure = failureOf(error);
    // Wait: the same job can be sent later, also after the next sign-in.
    if (isUnreached(failure) || failure.status === 429 || failure.status === 401) return false;
    if (isRefused(failure) && !(await isOnStaff())) return false;
    const changed = isOutdated(failure) ? await changeOfVisit(job.id) : {};
    queuedJobs.put({ ...job, ...changed, refusal: failure.message });
    return true;
  }
}

/**
 * Sends the queued jobs of a person, one tab at a time. A job whose answer was lost is sent again; the
 * server answers a repeat with the same record.
 */
export async function sendQueued(email: string): Promise<void> {
  if (waitingJobs(email).length === 0) return;
  await withLock('staff queued jobs', async () => {
    for (const job of waitingJobs(email)) if (!(await send(job))) return;
  });
}
