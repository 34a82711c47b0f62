import type { StartedModule } from '@site/data-types/contract';
import { deliver } from './delivery';
import { photosWait, queuedBatches, sendPhotos, subscribePhotos } from '../photos/photo-outbox';
import { dropOldPhotos } from '../photos/photo-store';
import { dropOldPreviews } from '../photos/sent-previews';
import { readQueued, subscribeQueued } from './queued-requests';
import { refreshAppointments } from './refresh-appointments';
import { notifyRefused } from './notify';

/** Milliseconds between two attempts while a page is open; doubled after each. */
const minDelayMs = 5000;
const maxDelayMs = 5 * 60_000;

let delayMs = minDelayMs;
let timer: ReturnType<typeof setTimeout> | undefined;
let started = false;

const waiting = () => readQueued().filter(({ refusal }) => !refusal);
const isDone = () => waiting().length === 0 && !photosWait();

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  for (const kept of waiting()) await deliver(kept);
  await sendPhotos();
  schedule();
}

function schedule(): void {
  if (isDone()) delayMs = minDelayMs;
  else if (timer === undefined) {
    timer = setTimeout(() => void sendAll(), delayMs);
    delayMs = Math.min(delayMs * 2, maxDelayMs);
  }
}

/** Sends the kept requests and photos now, without waiting for the next attempt. */
export function sendNow(): Promise<void> {
  delayMs = minDelayMs;
  return sendAll();
}

/**
 * Sends the kept requests and their photos now, then with growing delays until they have arrived, and at once when the
 * network or the visitor comes back. Also updates the status of earlier appointments. Any page may
 * call it, any number of times.
 */
export const start: StartedModule['start'] = () => {
  if (started) return;
  started = true;
  // An earlier page may have closed before its visitor read it.
  for (const { request, refusal } of readQueued()) if (refusal) notifyRefused(request, refusal);
  subscribeQueued(schedule);
  subscribePhotos(schedule);
  window.addEventListener('online', () => void sendNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendNow();
  });
  void sendNow()
    .then(refreshAppointments)
    .then(() =>
      dropOldPhotos([...queuedBatches(), ...readQueued().map((kept) => kept.photos ?? '')]),
    )
    .then(dropOldPreviews);
};
