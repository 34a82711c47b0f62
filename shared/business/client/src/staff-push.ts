import { namingLanguage } from '@site/data-types/language';
import type { Rpc } from './rpc';

/** Notifications in this browser about visits that others have changed. Every method throws BackendError. */
export interface StaffPush {
  /** Public key for a subscription; null while the site sends no notifications. */
  pushKey: () => Promise<string | null>;
  /** Sends notifications to this person's browser. A repeat changes nothing. */
  savePush: (subscription: PushSubscriptionJSON) => Promise<void>;
  forgetPush: (endpoint: string) => Promise<void>;
}

export const createStaffPush = (rpc: Rpc): StaffPush => ({
  pushKey: () => rpc('push_key', {}),
  savePush: async (subscription) =>
    void (await rpc('save_push', { subscription: namingLanguage(subscription) })),
  forgetPush: async (endpoint) => void (await rpc('forget_push', { endpoint })),
});
