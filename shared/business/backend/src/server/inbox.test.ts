import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { type Inbox, openInbox } from './inbox';

let folder: string;
let inbox: Inbox | undefined;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-inbox-'))));
afterEach(async () => {
  await inbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

const send = (smtpUrl: string, mail: object) =>
  nodemailer
    .createTransport({ url: smtpUrl, ignoreTLS: true })
    .sendMail({ from: 'a@example.com', to: 'b@example.com', text: 'Words', ...mail });

test('stores a mail that arrives twice with one Message-ID once, also after a restart', async () => {
  inbox = await openInbox(folder);
  const mail = { messageId: '<one@example.com>', subject: 'Grüße' };
  await send(inbox.smtpUrl, mail);
  await send(inbox.smtpUrl, mail);
  await inbox.close();
  inbox = await openInbox(folder);
  await send(inbox.smtpUrl, mail);
  await send(inbox.smtpUrl, { messageId: '<two@example.com>', subject: 'Second' });
  expect(inbox.mails().map(({ subject }) => subject)).toEqual(['Second', 'Grüße']);
  expect(inbox.mails()[1]).toMatchObject({
    to: 'b@example.com',
    from: 'a@example.com',
    text: 'Words\n',
  });
});

test('refuses mails that are too large and removes unfinished files', async () => {
  mkdirSync(join(folder, 'inbox'));
  writeFileSync(join(folder, 'inbox', '1795241929269-ab.eml.part'), 'From: ');
  inbox = await openInbox(folder);
  expect(readdirSync(join(folder, 'inbox'))).toEqual([]);
  await expect(send(inbox.smtpUrl, { text: 'x'.repeat(1_100_000) })).rejects.toMatchObject({
    responseCode: 552,
  });
  expect(inbox.mails()).toEqual([]);
});

test('foreign or unreadable files do not stop the site', async () => {
  const mails = join(folder, 'inbox');
  mkdirSync(mails);
  writeFileSync(join(mails, 'notes.eml'), 'Subject: not ours\n\n');
  writeFileSync(join(mails, `9999999999999-${'b'.repeat(32)}.eml`), '');
  mkdirSync(join(mails, `1795241929269-${'a'.repeat(32)}.eml`));
  const logged: string[] = [];
  inbox = await openInbox(folder, (line) => logged.push(line));
  expect(inbox.mails().map(({ subject }) => subject)).toEqual(['']);
  expect(logged).toEqual([expect.stringMatching(/^The mail .*a\.eml cannot be read: .*EISDIR/)]);
});
