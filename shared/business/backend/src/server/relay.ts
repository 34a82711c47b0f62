import { PassThrough } from 'node:stream';
import nodemailer from 'nodemailer';
import { isTextKind, type MailKind } from '@site/client/mail/kinds';
import { wordsIn } from '@site/client/mail/in-language';
import type { OutboxMail } from '@site/client/mail/message';
import { reason } from '@site/contract/fault';
import type { Database } from '@site/database/database';
import type { Log } from '@site/server/log';
import { MailPause } from './mail-pause';
import { deliverText } from './deliver-text';
import type { Push } from './push';
import type { TextChannel } from '../texts/text-channel';

export interface RelayOptions {
  /** Mail server: `smtp://…` or `smtps://…`. */
  smtpUrl: string;
  /** Origin of the links in mails. */
  linkOrigin: string;
  /** Pause between reads of the outbox. */
  pollMs: number;
  /** Default 30,000. */
  socketTimeoutMs?: number;
  /** Sends texts; absent if the site sends none. */
  texts?: TextChannel | undefined;
  /** Notifies browsers of people on staff; who has none gets the mail. */
  push?: Push;
  /** Runs once an hour, after the database's own housekeeping. */
  housekeeping?: () => Promise<unknown>;
  log: Log;
}

export interface Relay {
  /**
   * Sends one mail now, also before it is due.
   * @returns `sent` (now or before), `busy` while another sender holds it, `givenUp`, `unknown`
   * @throws Error when the mail server did not accept it; it stays queued
   */
  sendNow: (kind: MailKind, about: string) => Promise<'sent' | 'busy' | 'givenUp' | 'unknown'>;
  /**
   * Runs work while no mail is under way, so that the outbox shows for each whether it was sent.
   * Waits five seconds at most for a mail server that does not answer.
   */
  whileQuiet: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Whether the mail server works. A refused recipient is no failure of the server: a stranger may
   * book with any address. Calls the server when the last attempt does not show it.
   */
  answers: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Lease of a claimed mail. Mails are sent one at a time, so each gets the whole lease. */
const leaseSeconds = 120;
/** Limit for one mail, well below the lease, for mail servers that answer but never finish. */
const sendTimeoutMs = 90_000;

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Whether the mail itself was refused permanently. For a refused sender or password the mail waits
 * until the owner has fixed the setting.
 */
const isPermanent = (error: SmtpError): boolean =>
  (error.responseCode ?? 0) >= 500 && isAboutMail(error);

/** Whether the server refused this recipient or content, permanently or for now. */
const isAboutMail = ({ code, command, responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 400 &&
  ((code === 'EENVELOPE' && command === 'RCPT TO') || (code === 'EMESSAGE' && command === 'DATA'));

/** Sends mails of the outbox: on demand, and due ones by itself. */
export function startRelay(db: Database, options: RelayOptions): Relay {
  const transport = nodemailer.createTransport({
    url: options.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: options.socketTimeoutMs ?? 30_000,
    // The embedded inbox has no certificate, and its connection never leaves this machine.
    ignoreTLS: options.smtpUrl.startsWith('smtp://127.0.0.1'),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** Message-IDs of completely sent mails: without an answer they may have arrived. */
  const transmitted = new Set<string>();
  transport.use('stream', (mail, done) => {
    mail.message.transform(() =>
      new PassThrough().once('finish', () => transmitted.add(mail.message.messageId())),
    );
    done();
  });
  const pause = new MailPause();
  let closing = false;
  /** Whether the mail server took the last mail or refused only its recipient. */
  let worked: boolean | undefined;
  /** On a clock that never jumps; a set clock would delay it by hours. */
  let lastHousekeeping = -Infinity;
  let retentionLogged = false;

  const claim = async (kind: string | null, about: string | null) => {
    const [row] = await db.query<{ mails: OutboxMail[] }>(
      'select public.claim_mails(1, $1, $2, $3) as mails',
      [kind, about, leaseSeconds],
    );
    return row?.mails[0];
  };
  const finish = (mail: { id: string; claim: string }, error: string | null, permanent = false) =>
    db.query('select public.finish_mail($1, $2, $3, $4)', [mail.id, mail.claim, error, permanent]);

  /** Claims a mail and delivers it, unless a backup is being made. @returns whether there was one */
  const sendOne = (
    kind: string | null,
    about: string | null,
    onFailure: (mail: OutboxMail, error: unknown) => void,
  ): Promise<boolean> =>
    pause.during(async () => {
      const mail = await claim(kind, about);
      if (mail) await deliver(mail).catch((error: unknown) => onFailure(mail, error));
      return mail !== undefined;
    });

  async function deliver(mail: OutboxMail): Promise<void> {
    const kind: string = mail.kind;
    if (isTextKind(kind)) return deliverText(db, options, { ...mail, kind }, finish);
    if (await options.push?.deliver(mail)) return void (await finish(mail, null));
    const { messageOf } = wordsIn(mail.language);
    const { to, high, calendar, leaveAddress, ...message } = messageOf(mail, options.linkOrigin);
    const { name, email } = mail.company;
    // The same on every attempt, so a mail server can recognize a repeat.
    const messageId = `<${mail.id}@${email.split('@')[1] ?? 'localhost'}>`;
    let timeoutId: NodeJS.Timeout | undefined;
    try {
      const tooLong = new Promise<never>((_, reject) => {
        timeoutId = setTimeout(
          () => reject(new Error('The mail server took too long')),
          sendTimeoutMs,
        );
      });
      const sending = transport.sendMail({
        ...message,
        // As an alternative and as an attachment: some programs read only one of them.
        ...(calendar ? { icalEvent: { ...calendar, filename: 'appointment.ics' } } : {}),
        from: { name, address: email },
        to: { name: '', address: to },
        priority: high ? 'high' : 'normal',
        messageId,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(leaveAddress
            ? {
                'List-Unsubscribe': `<${leaveAddress}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
      });
      await Promise.race([sending, tooLong]);
      worked = true;
    } catch (error) {
      const { responseCode } = error as SmtpError;
      // Without an answer it is not known: the next answers() calls the server, which may be back long
      // before the next attempt.
      worked = responseCode === undefined ? undefined : isAboutMail(error as SmtpError);
      const maybe = transmitted.has(messageId) && responseCode === undefined;
      const why = maybe ? `Not known whether it arrived: ${reason(error)}` : reason(error);
      await finish(mail, why, isPermanent(error as SmtpError));
      throw new Error(why);
    } finally {
      clearTimeout(timeoutId);
      transmitted.delete(messageId);
    }
    await finish(mail, null);
  }

  async function drain(): Promise<void> {
    const logFailure = ({ kind, about }: OutboxMail, error: unknown) =>
      options.log(`Mail ${kind} ${about} waits: ${reason(error)}`);
    while ((await sendOne(null, null, logFailure)) && !closing);
    if (performance.now() - lastHousekeeping > 3_600_000) {
      lastHousekeeping = performance.now();
      const [done] = await db.query<{ answer: { retentionWaits: boolean } }>(
        'select public.housekeeping() as answer',
      );
      if (done?.answer.retentionWaits && !retentionLogged) {
        retentionLogged = true;
        options.log(
          'Old customers are stored until an owner sets for how long: sign in at /staff, under More.',
        );
      }
      await options.housekeeping?.();
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

  return {
    async sendNow(kind, about) {
      const isSent = await sendOne(kind, about, (_mail, error) => {
        throw error;
      });
      if (isSent) return 'sent';
      const [row] = await db.query<{ state: 'sent' | 'busy' | 'givenUp' }>(
        `select case when sent_at is not null then 'sent' when given_up_at is not null then 'givenUp'
           else 'busy' end as state
         from private.outbox where kind = $1 and about = $2`,
        [kind, about],
      );
      return row?.state ?? 'unknown';
    },
    whileQuiet: pause.whileQuiet,
    answers: async () =>
      worked ??
      transport.verify().then(
        () => true,
        () => false,
      ),
    async close() {
      closing = true;
      clearTimeout(timer);
      // Do not let a hanging mail server delay the end; its mail is tried again after the lease.
      let timeoutId: NodeJS.Timeout | undefined;
      await Promise.race([
        Promise.all([draining, pause.allSent()]),
        new Promise((resolve) => (timeoutId = setTimeout(resolve, 5_000))),
      ]);
      clearTimeout(timeoutId);
      transport.close();
    },
  };
}
