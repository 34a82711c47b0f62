import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * s3rver answers a write before its file is whole, so that a read directly after it may be empty.
 * @param directory of s3rver
 */
export function storedWrites(directory: string, bucket: string) {
  const sizes = new Map<string, number>();
  return {
    /** Remembers the size of a write that succeeds. */
    note({ method, headers }: IncomingMessage, res: ServerResponse, key: string): void {
      if (method === 'DELETE') sizes.delete(key);
      const size = Number(headers['content-length']);
      if (method !== 'PUT' || Number.isNaN(size)) return;
      res.once('finish', () => res.statusCode === 200 && sizes.set(key, size));
    },
    /** Resolves when the file of the last write is whole, after a second at the latest. */
    async whole(key: string): Promise<void> {
      const file = join(directory, bucket, `${key}._S3rver_object`);
      for (let waits = 0; sizes.has(key) && waits < 200; waits++) {
        const { size } = await stat(file).catch(() => ({ size: undefined }));
        if (size === sizes.get(key)) return;
        await pause(5);
      }
    },
  };
}
