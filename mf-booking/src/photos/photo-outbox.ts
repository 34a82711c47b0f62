import type { PhotoAnswer } from '@site/data-types/appointment';
import { StoredQueue } from '@site/store/queue';
import { withLock } from '@site/store/with-lock';
import { failureOf, loadBackend } from '../lib/backend';
import { outboxPrefix } from '../lib/outbox-prefix';
import type { Photo } from '@site/client/photo';
import { dropPhoto, photoIds, readPhoto } from './photo-store';
import { keepPreview } from './sent-previews';

/** The appointment that photos belong to. */
export interface PhotoOwner {
  /** `APT-` + 6 digits. */
  id: string;
  key: string;
}

interface QueuedBatch extends PhotoOwner {
  batch: string;
  createdAt?: string;
}

/** The server's answer about one photo, or `refused` if it will never take it. */
export interface PhotoResult {
  /** Id of the appointment. */
  id: string;
  photo: Photo;
  answer: PhotoAnswer | { status: 'refused' };
}

/** Batches of this page, also if localStorage is blocked. */
const queuedHere = new Map<string, QueuedBatch>();

function accept(value: unknown): QueuedBatch | undefined {
  const { batch, id, key } = (value ?? {}) as Partial<QueuedBatch>;
  return batch && id && key ? { batch, id, key } : undefined;
}

/** Below the outbox's prefix, so any page that finds a key starts the outbox. */
const stored = new StoredQueue<QueuedBatch>(`${outboxPrefix}photos.`, ({ batch }) => batch, accept);

const queued = (): QueuedBatch[] => [
  ...new Map([...queuedHere, ...stored.read().map((each) => [each.batch, each] as const)]).values(),
];

/** Whether photos wait to be sent. */
export const photosWait = (): boolean => queued().length > 0;

/** Batches whose request has arrived. */
export const queuedBatches = (): string[] => queued().map(({ batch }) => batch);

/** Batches that belong to an appointment and are not sent yet. @param id `APT-` + 6 digits */
export const batchesOf = (id: string): string[] =>
  queued().flatMap((each) => (each.id === id ? each.batch : []));

const sentNow = new Map<string, number>();

/** Photos of an appointment that this page has sent. @param id `APT-` + 6 digits */
export const photosSent = (id: string): number => sentNow.get(id) ?? 0;

type Listener = (result?: PhotoResult) => void;
const listeners = new Set<Listener>();
const notify: Listener = (result) => listeners.forEach((listener) => listener(result));

/** Calls back when a batch is queued in this page, and with the answer about each photo. */
export function subscribePhotos(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sends a batch as soon as that is possible. Its photos may still be added to. */
export function queuePhotos(batch: string, { id, key }: PhotoOwner): void {
  addEntry({ batch, id, key });
  notify();
  void sendPhotos();
}

function addEntry(entry: QueuedBatch): void {
  queuedHere.set(entry.batch, entry);
  stored.put(entry);
}

const isEmpty = async (batch: string): Promise<boolean> => (await photoIds(batch)).length === 0;

async function finish(entry: QueuedBatch): Promise<void> {
  const { batch } = entry;
  if (!(await isEmpty(batch))) return;
  queuedHere.delete(batch);
  stored.remove(batch);
  // A photo that was added between the two would never be sent.
  if (!(await isEmpty(batch).catch(() => false))) addEntry(entry);
}

/** @returns whether the next photo of the batch may be tried */
async function sendPhoto(owner: QueuedBatch, photo: Photo): Promise<boolean> {
  let answer: PhotoResult['answer'];
  try {
    const { uploadPhoto } = await loadBackend();
    const { id, key } = owner;
    const blob = new Blob([photo.bytes], { type: photo.type });
    // A repeat after a lost answer must not be a second photo.
    answer = await uploadPhoto({ id, key }, blob, photo.id, photo.preview);
  } catch (error) {
    const { kind, message } = failureOf(error);
    console.warn(`A photo has not been sent: ${message}`);
    if (kind === 'unreachable' || kind === 'rate_limited') return false;
    answer = { status: 'refused' };
  }
  await dropPhoto(owner.batch, photo.id);
  if (answer.status === 'saved') {
    sentNow.set(owner.id, photosSent(owner.id) + 1);
    await keepPreview(photo);
  }
  notify({ id: owner.id, photo, answer });
  return true;
}

async function sendBatch(owner: QueuedBatch): Promise<void> {
  const tried = new Set<string>();
  // Photos may be added meanwhile.
  for (;;) {
    const id = (await photoIds(owner.batch)).find((each) => !tried.has(each));
    if (!id) break;
    tried.add(id);
    const photo = await readPhoto(owner.batch, id);
    if (photo && !(await sendPhoto(owner, photo))) return;
  }
  await finish(owner);
}

async function sendQueued(): Promise<void> {
  for (const owner of queued()) {
    // A batch that cannot be sent, like that of a request that is still held, stops no other.
    try {
      await sendBatch(owner);
    } catch (error) {
      // The entry stays, so its photos are sent when they can be read again.
      console.warn('Photos that wait to be sent could not be read.', error);
    }
  }
}

let sending: Promise<void> | undefined;

/** Sends the waiting photos, one tab at a time. Never rejects; what cannot be sent stays. */
export function sendPhotos(): Promise<void> {
  if (!photosWait()) return Promise.resolve();
  sending ??= withLock('outbox photos', sendQueued).finally(() => {
    sending = undefined;
    notify();
  });
  return sending;
}
