import { addressOf } from '@site/federation';
import { staff } from '../lib/backend';
import * as m from '../messages/push';
import { registerWorker } from './register-worker';
import { workerScope } from './worker-file';

/** Whether this browser shows notifications. */
export type NotificationState = 'on' | 'off' | 'denied' | 'unsupported';

/** Bytes of a key in base64url. */
const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );

/** A browser that lost its place at the server is sent again. */
export async function readState(): Promise<NotificationState> {
  const worker = await registerWorker();
  if (!worker || !('pushManager' in worker) || !('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await worker.pushManager.getSubscription();
  if (!subscription) return 'off';
  await staff()
    .savePush(subscription.toJSON())
    .catch(() => undefined);
  return 'on';
}

/** Asks for the permission, so call it from a press. @throws BackendError */
export async function notifyHere(): Promise<NotificationState> {
  const permission = await Notification.requestPermission();
  // Who closes the question may press again.
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const key = await staff().pushKey();
  if (!key || !(await registerWorker())) return 'unsupported';
  // A worker that has just been registered cannot be subscribed yet.
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
    .catch((error: unknown) => {
      console.warn('No subscription:', error);
      const message = m.browserCannotReachIts;
      throw Object.assign(new Error(message), { status: 400 });
    });
  await staff().savePush(subscription.toJSON());
  return 'on';
}

/** This browser shows no more notifications; the server forgets it if it can be reached. */
export async function endNotifications(): Promise<NotificationState> {
  const worker = await navigator.serviceWorker?.getRegistration(addressOf(workerScope));
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return 'off';
  await staff()
    .forgetPush(subscription.endpoint)
    .catch(() => undefined);
  await subscription.unsubscribe();
  return 'off';
}
