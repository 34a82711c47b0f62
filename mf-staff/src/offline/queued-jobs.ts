import type { Completion, StaffVisit } from '@site/client/staff';
import { StoredQueue } from '@site/store/queue';
import { useSyncExternalStore } from 'react';
import * as m from '../messages/offline';
import { usePerson } from '../session/person-context';

/** A finished job that the server does not have yet. It names no customer. */
export interface QueuedJob {
  /** Number of the visit. */
  id: string;
  /** The person who finished it; no one else sends it. */
  email: string;
  /** `Dryer · Not Heating`, to recognize it. */
  title: string;
  /** Version of the visit on which the person finished it. */
  version: number;
  completion: Completion;
  /** ISO 8601 instant. */
  createdAt: string;
  /** Why the server refused it. It is not sent again by itself. */
  refusal?: string;
  /** Another person's change to the visit, if that is the reason. */
  changed?: Pick<StaffVisit, 'changedBy' | 'technician'>;
}

function accept(value: unknown): QueuedJob | undefined {
  const { id, email, completion } = (value ?? {}) as Partial<QueuedJob>;
  const isJob = typeof id === 'string' && typeof email === 'string' && completion !== undefined;
  return isJob ? (value as QueuedJob) : undefined;
}

/** Jobs of every person of this browser. */
export const queuedJobs = new StoredQueue<QueuedJob>('staff.queued.', ({ id }) => id, accept);

/** The queued jobs of a person. */
export const useQueued = (email: string): QueuedJob[] =>
  useSyncExternalStore(queuedJobs.subscribe, queuedJobs.snapshot).filter(
    (job) => job.email === email,
  );

export const notSentYet = m.finishedPhoneNotSent;

/** Whether the person has finished a visit and the job waits to be sent. A refused one does not. */
export function useIsWaiting(id: string): boolean {
  const jobs = useQueued(usePerson().email);
  return jobs.some((job) => job.id === id && !job.refusal);
}
