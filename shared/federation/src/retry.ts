/**
 * Runs an import again once after a failure: the router keeps a rejected `lazy` for ever, and a
 * phone that changes cells fails one request.
 */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    return load();
  }
}
