import { del, get, keys, set } from 'idb-keyval';
import { lazyStore } from './lazy-store';
import { chosenAt } from '@site/client/photo';
import type { Photo } from '@site/client/photo';

/**
 * Photos that wait to be sent, in IndexedDB, because they are too large for localStorage. A batch is
 * the photos of one booking form or of one appointment.
 */
const inDatabase = lazyStore('site.photos', 'photos');

/** Photos that IndexedDB did not take. They are gone with the page. */
const inMemory = new Map<string, Photo>();

const keyOf = (batch: string, id: string): string => `${batch}/${id}`;

/** Rejects if IndexedDB exists and cannot be read: its photos are still there. */
async function databaseKeys(): Promise<string[]> {
  if (!globalThis.indexedDB) return [];
  return inDatabase((store) => keys<string>(store));
}

/** @returns whether the photo stays when the page is closed */
export async function storePhoto(batch: string, photo: Photo): Promise<boolean> {
  const key = keyOf(batch, photo.id);
  try {
    await inDatabase((store) => set(key, photo, store));
    return true;
  } catch (error) {
    console.warn('This browser cannot keep photos.', error);
    inMemory.set(key, photo);
    return false;
  }
}

/**
 * Ids of a batch's photos, oldest first. If IndexedDB cannot be read, those that only this page has.
 * @throws if IndexedDB cannot be read and this page has none
 */
export async function photoIds(batch: string): Promise<string[]> {
  const isOwn = (key: string) => key.startsWith(`${batch}/`);
  const here = [...inMemory.keys()].filter(isOwn);
  const stored = await databaseKeys().catch((error: unknown) => {
    if (here.length === 0) throw error;
    return [];
  });
  return [...stored.filter(isOwn), ...here].map((key) => key.slice(batch.length + 1)).sort();
}

export async function readPhoto(batch: string, id: string): Promise<Photo | undefined> {
  const key = keyOf(batch, id);
  return inMemory.get(key) ?? inDatabase((store) => get<Photo>(key, store)).catch(() => undefined);
}

/** A batch's photos, oldest first. Rejects like `photoIds`. */
export async function photosOf(batch: string): Promise<Photo[]> {
  const ids = await photoIds(batch);
  const photos = await Promise.all(ids.map((id) => readPhoto(batch, id)));
  return photos.flatMap((photo) => photo ?? []);
}

export async function dropPhoto(batch: string, id: string): Promise<void> {
  const key = keyOf(batch, id);
  if (!inMemory.delete(key)) await inDatabase((store) => del(key, store)).catch(() => {});
}

/** Milliseconds. The form of an older photo is closed by now, and its draft is gone. */
const forgottenMs = 2 * 24 * 3_600_000;

/** Removes photos of forms that were never sent. @param queued batches that are still needed */
export async function dropOldPhotos(queued: string[]): Promise<void> {
  const stored = await databaseKeys().catch(() => []);
  for (const key of [...stored, ...inMemory.keys()]) {
    const [batch = '', id = ''] = key.split('/');
    const isOld = Date.now() - chosenAt(id) > forgottenMs;
    if (isOld && !queued.includes(batch)) await dropPhoto(batch, id);
  }
}
