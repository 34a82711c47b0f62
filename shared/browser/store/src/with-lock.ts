/**
 * Runs one job of this name at a time in all tabs. It runs at once if the browser has no locks, or
 * refuses them because it blocks storage.
 */
export async function withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  // Absent on pages that are not served over HTTPS.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return run();
  let began = false;
  try {
    return await locks.request(name, () => {
      began = true;
      return run();
    });
  } catch (error) {
    if (began) throw error;
    return run();
  }
}
