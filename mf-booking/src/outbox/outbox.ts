import type { StartedModule } from '@site/data-types/contract';
import { keepSending } from '@site/store/queue';
import { deliver } from './delivery';
import { photosWait, queuedBatches, sendPhotos, subscribePhotos } from '../photos/photo-outbox';
import { dropOldPhotos } from '../photos/photo-store';
import { dropOldPreviews } from '../photos/sent-previews';
import { queuedRequests } from './queued-requests';
import { refreshAppointments } from './refresh-appointments';
import { notifyRefused } from './notify';

const waiting = () => queuedRequests.read().filter(({ refusal }) => !refusal);

let sending: ReturnType<typeof keepSending> | undefined;

async function sendAll(): Promise<void> {
  for (const queued of waiting()) await deliver(queued);
  await sendPhotos();
}

/** Sends the queued requests and photos now, without waiting for the next attempt. */
export const sendNow = (): Promise<void> => (sending ? sending.now() : sendAll());

/**
 * Sends the queued requests and their photos until they have arrived. Also updates the status of
 * earlier appointments. Any page may call it, any number of times.
 */
export const start: StartedModule['start'] = () => {
  if (sending) return;
  // An earlier page may have closed before its visitor read it.
  for (const queued of queuedRequests.read())
    if (queued.refusal) notifyRefused(queued, queued.refusal);
  sending = keepSending({
    send: sendAll,
    isDone: () => waiting().length === 0 && !photosWait(),
    subscribe: (listener) => {
      const ends = [queuedRequests.subscribe(listener), subscribePhotos(() => listener())];
      return () => ends.forEach((end) => end());
    },
  });
  void sending
    .now()
    .then(refreshAppointments)
    .then(() =>
      dropOldPhotos([
        ...queuedBatches(),
        ...queuedRequests.read().map((queued) => queued.photos ?? ''),
      ]),
    )
    .then(dropOldPreviews);
};
