import type { FederatedModules } from '@site/data-types/federated-modules';
import { deliver } from './delivery';
import { readKept, subscribeKept } from './kept-requests';
import { refreshAppointments } from './refresh-appointments';

/** Pauses between attempts while a page is open, in milliseconds. */
const shortest = 5000;
const longest = 5 * 60_000;

let pause = shortest;
let timer: ReturnType<typeof setTimeout> | undefined;
let started = false;

const waiting = () => readKept().filter(({ refusal }) => !refusal);

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  for (const kept of waiting()) await deliver(kept);
  schedule();
}

function schedule(): void {
  if (waiting().length === 0) pause = shortest;
  else if (timer === undefined) {
    timer = setTimeout(() => void sendAll(), pause);
    pause = Math.min(pause * 2, longest);
  }
}

/** Sends what is kept now, without waiting for the next attempt. */
export function sendNow(): Promise<void> {
  pause = shortest;
  return sendAll();
}

/**
 * Sends the requests that this browser keeps, now and, with growing pauses, until they have arrived;
 * at once when the network or the visitor comes back. Then asks what has become of earlier ones.
 * Any page may call it, any number of times.
 */
export const start: FederatedModules['mf-booking/outbox']['start'] = () => {
  if (started) return;
  started = true;
  subscribeKept(schedule);
  window.addEventListener('online', () => void sendNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendNow();
  });
  void sendNow().then(refreshAppointments);
};
