/** Runs one job of this name at a time in all tabs. Browsers without locks run it at once. */
export function withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  // Absent on pages that are not served over HTTPS.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(name, run) : run();
}
