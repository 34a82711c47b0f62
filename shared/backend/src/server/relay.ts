import { PassThrough } from 'node:stream';
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
  /** Pause after which a mail server is silent for too long, in milliseconds; 30,000. */
  silenceMs?: number;
  log: (line: string) => void;
}

export interface Relay {
  /**
   * Sends one mail now, whether due or not.
   * @returns `sent` (now or before), `busy` while another sender holds it, `givenUp`, `unknown`
   * @throws Error when the mail server did not take it; it stays queued
   */
  sendNow: (kind: MailKind, about: string) => Promise<'sent' | 'busy' | 'givenUp' | 'unknown'>;
  close: () => Promise<void>;
}

/** Seconds for which a claimed mail is nobody else's; one mail at a time, so all of them are its own. */
const leaseSeconds = 120;
/** A mail server that answers now and then, and never ends, is left well before that. */
const longestMs = 90_000;

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * The mail itself was refused for good. A refused sender or password is not the mail's fault: it waits
 * until the owner has mended it.
 */
const isPermanent = ({ code, command, responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 &&
  ((code === 'EENVELOPE' && command === 'RCPT TO') || (code === 'EMESSAGE' && command === 'DATA'));

/** Sends what the outbox holds: on demand, and by itself what is due. */
export function startRelay(db: Database, options: RelayOptions): Relay {
  const transport = nodemailer.createTransport({
    url: options.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: options.silenceMs ?? 30_000,
    // The embedded inbox has no certificate, and nothing leaves the machine on the way to it.
    ignoreTLS: options.smtpUrl.startsWith('smtp://127.0.0.1'),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** Message-IDs of mails that were handed over whole: without an answer they may have arrived. */
  const handedOver = new Set<string>();
  transport.use('stream', (mail, done) => {
    mail.message.transform(() =>
      new PassThrough().once('finish', () => handedOver.add(mail.message.messageId())),
    );
    done();
  });
  let closing = false;
  let lastHousekeeping = 0;

  const claim = async (kind: string | null, about: string | null) => {
    const [row] = await db.query<{ mails: OutboxMail[] }>(
      'select public.claim_mails(1, $1, $2, $3) as mails',
      [kind, about, leaseSeconds],
    );
    return row?.mails[0];
  };
  const finish = (mail: OutboxMail, error: string | null, permanent = false) =>
    db.query('select public.finish_mail($1, $2, $3, $4)', [mail.id, mail.claim, error, permanent]);

  async function deliver(mail: OutboxMail): Promise<void> {
    const { to, high, ...message } = messageOf(mail, options.linkOrigin);
    const { name, email } = mail.company;
    // The same on every attempt: a mail server that gets it twice can tell.
    const messageId = `<${mail.id}@${email.split('@')[1] ?? 'localhost'}>`;
    let patience: NodeJS.Timeout | undefined;
    try {
      const tooLong = new Promise<never>((_, reject) => {
        patience = setTimeout(() => reject(new Error('The mail server took too long')), longestMs);
      });
      const sending = transport.sendMail({
        ...message,
        from: { name, address: email },
        to: { name: '', address: to },
        priority: high ? 'high' : 'normal',
        messageId,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      await Promise.race([sending, tooLong]);
    } catch (error) {
      const { responseCode } = error as SmtpError;
      const maybe = handedOver.has(messageId) && responseCode === undefined;
      const why = maybe ? `Not known whether it arrived: ${reason(error)}` : reason(error);
      await finish(mail, why, isPermanent(error as SmtpError));
      throw new Error(why);
    } finally {
      clearTimeout(patience);
      handedOver.delete(messageId);
    }
    await finish(mail, null);
  }

  async function drain(): Promise<void> {
    for (
      let mail = await claim(null, null);
      mail;
      mail = closing ? undefined : await claim(null, null)
    ) {
      const { kind, about } = mail;
      await deliver(mail).catch((error: unknown) =>
        options.log(`Mail ${kind} ${about} waits: ${reason(error)}`),
      );
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
      const mail = await claim(kind, about);
      if (mail) {
        const delivery = deliver(mail);
        underWay.add(delivery);
        await delivery.finally(() => underWay.delete(delivery));
        return 'sent';
      }
      const [row] = await db.query<{ state: 'sent' | 'busy' | 'givenUp' }>(
        `select case when sent_at is not null then 'sent' when given_up_at is not null then 'givenUp'
           else 'busy' end as state
         from private.outbox where kind = $1 and about = $2`,
        [kind, about],
      );
      return row?.state ?? 'unknown';
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
