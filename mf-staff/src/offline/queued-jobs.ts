import type { Completion, StaffVisit } from '@site/client/staff';
import { readStored, writeStored } from '@site/store';
import { storedKeys } from '@site/store/stored-keys';
import { create } from 'zustand';
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
  keptAt: string;
  /** Why the server refused it. It is not sent again by itself. */
  refusal?: string;
  /** Another person's change to the visit, if that is the reason. */
  changed?: Pick<StaffVisit, 'changedBy' | 'technician'>;
}

const prefix = 'staff.kept.';

function accept(value: unknown): QueuedJob | undefined {
  const { id, email, completion } = (value ?? {}) as Partial<QueuedJob>;
  const isJob = typeof id === 'string' && typeof email === 'string' && completion !== undefined;
  return isJob ? (value as QueuedJob) : undefined;
}

/** Queued jobs of every person of this browser, oldest first. */
export const readQueued = (): QueuedJob[] =>
  storedKeys(prefix)
    .flatMap((key) => readStored<QueuedJob | undefined>(key, undefined, accept) ?? [])
    .sort((a, b) => a.keptAt.localeCompare(b.keptAt));

const useJobs = create<{ jobs: QueuedJob[] }>(() => ({ jobs: [] }));

/** Reads again what this tab or another has changed. */
const refreshQueued = (): void => useJobs.setState({ jobs: readQueued() });

/** The kept jobs of a person. */
export const useQueued = (email: string): QueuedJob[] =>
  useJobs(({ jobs }) => jobs).filter((job) => job.email === email);

export const notSentYet = 'Finished on this phone, not sent yet.';

/** Whether the person has finished a visit and the job waits to be sent. A refused one does not. */
export function useIsWaiting(id: string): boolean {
  const jobs = useQueued(usePerson().email);
  return jobs.some((job) => job.id === id && !job.refusal);
}

/** @returns whether the browser has stored it */
export function keepJob(job: QueuedJob): boolean {
  const stored = writeStored(prefix + job.id, job);
  refreshQueued();
  return stored;
}

export function removeQueued(id: string): void {
  try {
    localStorage.removeItem(prefix + id);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
  refreshQueued();
}

/** Follows what other tabs keep or send. @returns a function that ends it */
export function followQueued(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) refreshQueued();
  };
  refreshQueued();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
