/**
 * Runs an import a second time after a failure. A phone that changes cells fails one request, and
 * the router would keep the rejected `lazy` forever.
 */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    return load();
  }
}
