/**
 * Keys of storage with data of customers or of the person. They go at the sign-out. Finished jobs
 * that are not sent yet stay (`offline/queued-jobs.ts`): they name no customer.
 */
const prefixes = ['staff.person', 'staff.today', 'staff.seen.', 'staff.typed.'];

const forgetters = new Set<() => void>();

/** Calls back at the sign-out, so that a module removes what it has in memory. */
export const onForget = (forget: () => void): void => void forgetters.add(forget);

/** Removes what this tab has in memory; storage may belong to the next person already. */
export function forgetInMemory(): void {
  for (const forget of forgetters) forget();
}

export function forgetPersonalData(): void {
  forgetInMemory();
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const area = globalThis[name];
      for (const key of Object.keys(area))
        if (prefixes.some((prefix) => key.startsWith(prefix))) area.removeItem(key);
    } catch {
      // Storage is blocked, so nothing is stored.
    }
  }
}
