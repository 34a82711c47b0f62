import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

interface Ways {
  write: () => void;
  exists: () => void;
}

/**
 * Writes of the same key one after the other, each only when s3rver has no object of that key yet.
 * @param directory of s3rver
 */
export function conditionalWrites(directory: string, bucket: string) {
  const last = new Map<string, Promise<void>>();
  return (key: string, res: ServerResponse, ways: Ways): Promise<void> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(async () => {
      const ended = new Promise<void>((resolve) => res.once('close', resolve));
      if (existsSync(join(directory, bucket, `${key}._S3rver_object`))) ways.exists();
      else ways.write();
      await ended;
    });
    last.set(key, turn);
    return turn;
  };
}
