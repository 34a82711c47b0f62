import { rm } from 'node:fs/promises';

/**
 * Removes a folder into which an archive was unpacked. When the archive was damaged, its last files may
 * still arrive, and a folder that is not empty then cannot be removed at once.
 */
export const removeDraft = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
