/**
 * A number in [0, 1) for a key, always the same, because a visitor who reloads must see the same
 * figure. FNV-1a with a final mix, so that neighboring ZIPs get unrelated figures.
 */
export function fixedRandom(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) {
    hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
