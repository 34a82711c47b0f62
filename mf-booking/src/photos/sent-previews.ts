import { del, get, keys, set } from 'idb-keyval';
import { lazyStore } from './lazy-store';
import { chosenAt } from '@site/client/photo';
import type { Photo } from '@site/client/photo';

/**
 * Small copies of the photos that this browser has sent. The server shows the photos to staff alone,
 * so a customer could not tell which one to remove.
 */
const inDatabase = lazyStore('site.photos.sent', 'previews');

/** Those that this page has sent or read. */
const known = new Map<string, string>();

/** A `data:` address, or undefined if this page has no copy. @param id of the photo */
export const previewOf = (id: string): string | undefined => known.get(id);

/** Without IndexedDB the copy stays while the page is open. */
export async function keepPreview({ id, preview }: Photo): Promise<void> {
  known.set(id, preview);
  await inDatabase((store) => set(id, preview, store)).catch(() => {});
}

/** Reads the copies of some photos, so that `previewOf` has them. Never rejects. */
export async function loadPreviews(ids: string[]): Promise<void> {
  for (const id of ids) {
    if (known.has(id)) continue;
    const preview = await inDatabase((store) => get<string>(id, store)).catch(() => undefined);
    if (preview) known.set(id, preview);
  }
}

export async function dropPreview(id: string): Promise<void> {
  known.delete(id);
  await inDatabase((store) => del(id, store)).catch(() => {});
}

/** Milliseconds. Longer than a visit can be booked ahead. */
const storedMs = 90 * 24 * 3_600_000;

/** Removes the copies of photos that were sent long ago. Never rejects. */
export async function dropOldPreviews(): Promise<void> {
  const ids = await inDatabase((store) => keys<string>(store)).catch(() => []);
  for (const id of ids) if (Date.now() - chosenAt(id) > storedMs) await dropPreview(id);
}
