import nodemailer from 'nodemailer';
import type { MailKind } from '../mail/kinds';
import { messageOf, type OutboxMail } from '../mail/message';
import { type Database, reason } from './database';

export interface RelayOptions {
  /** Where the mails go: `smtp://…` or `smtps://…`. */
  smtpUrl: string;
  /** Origin of the links in mails. */
  linkOrigin: string;
  /** Pause between looks into the outbox, in milliseconds. */
  pollMs: number;
  log: (line: string) => void;
}

export interface Relay {
  /**
   * Sends one mail now, whether due or not.
   * @returns `sent` (now or before), `busy` while another sender holds it, `unknown`
   * @throws Error when the mail server did not take it; it stays queued
   */
  sendNow: (kind: MailKind, about: string) => Promise<'sent' | 'busy' | 'unknown'>;
  close: () => Promise<void>;
}

/** Sends what the outbox holds: on demand, and by itself what is due. */
export function startRelay(db: Database, options: RelayOptions): Relay {
  const transport = nodemailer.createTransport({
    url: options.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // The embedded inbox has no certificate, and nothing leaves the machine on the way to it.
    ignoreTLS: options.smtpUrl.startsWith('smtp://127.0.0.1'),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let closing = false;
  let lastHousekeeping = 0;

  const claim = async (args: [number, string | null, string | null]) => {
    const [row] = await db.query<{ mails: OutboxMail[] }>(
      'select public.claim_mails($1, $2, $3) as mails',
      args,
    );
    return row?.mails ?? [];
  };
  const finish = (mail: OutboxMail, error: string | null) =>
    db.query('select public.finish_mail($1, $2, $3)', [mail.id, mail.claim, error]);

  async function deliver(mail: OutboxMail): Promise<void> {
    try {
      const { to, high, ...message } = messageOf(mail, options.linkOrigin);
      const { name, email } = mail.company;
      await transport.sendMail({
        ...message,
        from: { name, address: email },
        to: { name: '', address: to },
        priority: high ? 'high' : 'normal',
        // The same on every attempt: a mail server that gets it twice can tell.
        messageId: `<${mail.id}@${email.split('@')[1] ?? 'localhost'}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      await finish(mail, reason(error));
      throw error;
    }
    await finish(mail, null);
  }

  async function drain(): Promise<void> {
    for (let mails = await claim([10, null, null]); mails.length > 0;) {
      for (const mail of mails) {
        if (closing) await finish(mail, 'The server was stopped');
        else
          await deliver(mail).catch((error: unknown) =>
            options.log(`Mail ${mail.kind} ${mail.about} waits: ${reason(error)}`),
          );
      }
      mails = closing ? [] : await claim([10, null, null]);
    }
    if (Date.now() - lastHousekeeping > 3_600_000) {
      lastHousekeeping = Date.now();
      await db.query('select public.housekeeping()');
    }
  }

  let draining = Promise.resolve();
  const schedule = () =>
    setTimeout(() => {
      draining = drain()
        .catch((error: unknown) => options.log(`The outbox cannot be read: ${reason(error)}`))
        .then(() => {
          if (!closing) timer = schedule();
        });
    }, options.pollMs);
  let timer = schedule();
  const underWay = new Set<Promise<void>>();

  return {
    async sendNow(kind, about) {
      const [mail] = await claim([1, kind, about]);
      if (mail) {
        const delivery = deliver(mail);
        underWay.add(delivery);
        await delivery.finally(() => underWay.delete(delivery));
        return 'sent';
      }
      const [row] = await db.query<{ sent: boolean }>(
        'select sent_at is not null as sent from private.outbox where kind = $1 and about = $2',
        [kind, about],
      );
      if (!row) return 'unknown';
      return row.sent ? 'sent' : 'busy';
    },
    async close() {
      closing = true;
      clearTimeout(timer);
      // A mail server that hangs does not hold up the end; its mail is tried again after the lease.
      let patience: NodeJS.Timeout | undefined;
      await Promise.race([
        Promise.allSettled([draining, ...underWay]),
        new Promise((resolve) => (patience = setTimeout(resolve, 5_000))),
      ]);
      clearTimeout(patience);
      transport.close();
    },
  };
}
