import { wordsIn } from '@site/client/mail/in-language';
import type { PushNotice } from '@site/client/mail/push-notice';
import type { OutboxMail } from '@site/client/mail/message';
import type { Language } from '@site/data-types/contract';
import { reason } from '@site/contract/fault';
import type { Database } from '@site/database/database';
import type { Log } from '@site/server/log';
import webPush from 'web-push';

interface Keys {
  publicKey: string;
  privateKey: string;
}

interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
}

export interface Push {
  /**
   * Sends what a mail to a technician says to their browsers. Never rejects.
   * @returns whether a push service has taken it for one of them; otherwise the mail is needed
   */
  deliver: (mail: OutboxMail) => Promise<boolean>;
}

const timeoutMs = 15_000;
/** Seconds for which a push service waits for a phone that is off. */
const timeToLive = 12 * 3600;
/** The browser has ended the subscription. */
const gone = [404, 410];

/** The pair of this site, made with its first start; several servers of one database share it. */
async function readKeys(db: Database): Promise<Keys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db.query(
    'insert into private.push_keys (public_key, private_key) values ($1, $2) on conflict do nothing',
    [publicKey, privateKey],
  );
  const [keys] = await db.query<Keys>(
    'select public_key as "publicKey", private_key as "privateKey" from private.push_keys',
  );
  if (!keys) throw new Error('The database has no keys for notifications');
  return keys;
}

/** @param contact mail address that push services may write to */
export async function openPush(
  db: Database,
  { contact, log }: { contact: string; log: Log },
): Promise<Push> {
  const keys = await readKeys(db);

  /** @returns whether the push service has taken it */
  async function send({ endpoint, p256dh, auth }: Subscription, notice: PushNotice) {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      {
        vapidDetails: { subject: `mailto:${contact}`, ...keys },
        TTL: timeToLive,
        urgency: 'high',
      },
    );
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (gone.includes(response.status))
      await db.query('delete from private.push_subscriptions where endpoint = $1', [endpoint]);
    else if (!response.ok) log(`${new URL(endpoint).host} answered ${response.status}`);
    return response.ok;
  }

  return {
    async deliver(mail) {
      const noticeIn = (language: Language) => wordsIn(language).pushNotice(mail);
      if (!noticeIn('en')) return false;
      const subscriptions = await db.query<Subscription>(
        'select endpoint, p256dh, auth, language from private.push_subscriptions where email = $1',
        [mail.recipient],
      );
      const taken = await Promise.all(
        subscriptions.map((subscription) =>
          send(subscription, noticeIn(subscription.language) as PushNotice).catch(
            (error: unknown) => {
              log(`A notification was not sent: ${reason(error)}`);
              return false;
            },
          ),
        ),
      );
      return taken.includes(true);
    },
  };
}
