import type { Bucket } from '@site/object-storage';

/** A bucket in memory, for tests of what stands on it. */
export function memoryBucket(): Bucket & { objects: Map<string, Buffer> } {
  const objects = new Map<string, Buffer>();
  return {
    objects,
    async putNew(key, body) {
      if (objects.has(key)) return 'exists';
      objects.set(key, Buffer.from(body));
      return 'written';
    },
    async put(key, body) {
      objects.set(key, Buffer.from(body));
    },
    get: async (key, most) => objects.get(key)?.subarray(0, most),
    list: async (prefix) => [...objects.keys()].filter((key) => key.startsWith(prefix)),
    async remove(key) {
      objects.delete(key);
    },
  };
}
