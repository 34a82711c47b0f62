import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { reason } from '@site/contract/fault';

/** A mail as `/_local/inbox.json` shows it. */
export interface InboxMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** Calendar entry (iCalendar), if the mail has one. */
  calendar?: string;
  /** ISO 8601 instant of its arrival. */
  date: string;
}

export interface Inbox {
  /** Newest first. */
  mails: () => InboxMail[];
  /** Loopback address of its SMTP server. */
  smtpUrl: string;
  close: () => Promise<void>;
}

const maxMails = 5000;
const maxMailBytes = 1024 * 1024;

/** The parts of a mail that the inbox shows. @param date of its arrival, ISO 8601 */
export async function parseMail(raw: Buffer, date: string): Promise<InboxMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  const entry = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content;
  return {
    to: (mail.to ?? []).map((address) => address.address ?? '').join(', '),
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    ...(typeof entry === 'string' ? { calendar: entry } : {}),
    date,
  };
}

const messageIdOf = (raw: Buffer) =>
  /^message-id:\s*(\S+)/im.exec(raw.subarray(0, 16_384).toString('latin1'))?.[1] ?? raw;

/**
 * Starts an SMTP server on a free loopback port. Stores each mail as a file in `<dataDir>/inbox`,
 * at most the newest 5,000. Accepts a repeated Message-ID but stores the mail once.
 */
export async function openInbox(
  dataDir: string,
  log: (line: string) => void = () => undefined,
): Promise<Inbox> {
  const folder = join(dataDir, 'inbox');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stored = new Map<string, InboxMail>();
  for (const name of readdirSync(folder).sort()) {
    // Unfinished when the process was killed; the sender never got a confirmation.
    if (name.endsWith('.part')) rmSync(join(folder, name), { recursive: true, force: true });
    // Ignore other files, and do not let one unreadable mail stop the site.
    if (!/^\d{13}-[0-9a-f]{32}\.eml$/.test(name)) continue;
    const date = new Date(Number(name.slice(0, 13))).toISOString();
    try {
      stored.set(name, await parseMail(readFileSync(join(folder, name)), date));
    } catch (error) {
      log(`The mail ${join(folder, name)} cannot be read: ${reason(error)}`);
    }
  }
  const digests = new Set([...stored.keys()].map((name) => name.slice(14, 46)));

  async function store(raw: Buffer): Promise<void> {
    const digest = createHash('sha256').update(messageIdOf(raw)).digest('hex').slice(0, 32);
    if (digests.has(digest)) return;
    digests.add(digest);
    try {
      const now = Date.now();
      const name = `${String(now).padStart(13, '0')}-${digest}.eml`;
      const mail = await parseMail(raw, new Date(now).toISOString());
      const file = await open(join(folder, `${name}.part`), 'w', 0o600);
      try {
        await file.writeFile(raw);
        await file.sync();
      } finally {
        await file.close();
      }
      renameSync(join(folder, `${name}.part`), join(folder, name));
      stored.set(name, mail);
    } catch (error) {
      digests.delete(digest);
      throw error;
    }
    for (const oldest of [...stored.keys()].slice(0, Math.max(0, stored.size - maxMails))) {
      stored.delete(oldest);
      digests.delete(oldest.slice(14, 46));
      if (existsSync(join(folder, oldest))) rmSync(join(folder, oldest));
    }
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    banner: 'local inbox',
    size: maxMailBytes,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 500,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('The message is too large'), { responseCode: 552 }));
          return;
        }
        store(Buffer.concat(chunks)).then(
          () => done(),
          (error: Error) => done(error),
        );
      });
    },
  });
  // Ignore clients that disconnect.
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve, reject) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
    listener.once('error', reject);
  });
  return {
    mails: () => [...stored.values()].reverse(),
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
