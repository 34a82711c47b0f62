import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { CompanyConfig } from '@site/data-types/company';
import { reportPath, type ReportSet } from '@site/data-types/reports';
import { leavePath } from '@site/client/mail/newsletter-message';
import { type BookingOutcome, bookingOutcome } from './booking-outcome';
import { lockDataFolder } from '@site/database/data-folder';
import { openEmbedded } from '@site/database/embedded';
import { openPostgres } from '@site/database/postgres';
import { spoolPath } from '../spool/spool-request';
import { removeSpools } from '../spool/spool';
import { refuseUnfinishedRestore } from '../spool/unfinished-restore';
import { createAuth } from './auth';
import { createBackupRequest } from './backup-request';
import { createEmailApi } from './email-api';
import { callerOf, isForThisMachine, networkOf } from '@site/server/caller';
import type { Backend } from '@site/contract/backend';
import type { ProxySettings } from '@site/contract/proxy-settings';
import { createHealth } from './health';
import { HttpError, isForeign, send, sendJson } from '@site/server/http';
import { openInbox } from './inbox';
import { inboxPage } from './inbox-page';
import { Limits } from './limits';
import type { Log } from '@site/server/log';
import { migrate } from './migrate';
import { incomingTextsPath, takeText } from './incoming-texts';
import { leaveNewsletter } from './newsletter-leave';
import { createPhotos } from './photos';
import { openPush } from './push';
import { refuse } from './refuse';
import { startRelay } from './relay';
import { createKnownPrices } from './known-prices';
import { createReports } from './reports';
import { createRest } from './rest';
import { writeSettings } from './settings';
import { staffKey } from './staff-key';
import { inboxChannel } from '../texts/inbox-channel';
import { type TwilioAccount, twilioChannel } from '../texts/twilio';

export interface BackendOptions {
  /** Folder of database, photos, inbox and staff key; created when missing, locked until `close`. */
  dataDir: string;
  company: CompanyConfig;
  /** Port of the site's server; links in local mails use it. */
  port?: number;
  /** `postgres://…` of a server that replaces the embedded database. */
  databaseUrl?: string | undefined;
  /** `smtp://…` of a mail server that replaces the local inbox. */
  smtpUrl?: string | undefined;
  /** Default: no proxy. With one, no request counts as this machine's own. */
  proxySettings?: ProxySettings;
  /** Account of the sender of texts; without one they go to the local inbox. */
  twilio?: TwilioAccount | undefined;
  mail?: {
    /** Time for browsers to request a mail before the server sends it itself; default 30,000. */
    graceMs?: number;
    /** Pause between reads of the outbox; default 5,000. */
    pollMs?: number;
  };
  /** Sets whose documents may report, the same array until they change. Default: none. */
  reportSets?: () => Promise<ReportSet[]>;
  /** Called when a booking was acknowledged; also for a repeat of one. */
  onBooking?: (outcome: BookingOutcome) => void;
  log?: Log;
}

const noSets: ReportSet[] = [];

/** Functions after which files of photos are left over. */
const removesPhotos = ['remove_photo', 'remove_job_photo', 'erase_customer'];

const ours =
  /^\/(rest|auth|storage|realtime|functions|graphql|texts)\/v1(\/|$)|^\/api\/v1\.0\/|^\/_local(\/|$)/;
const inboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Opens database, mail relay and inbox behind one request handler. The caller binds its server to
 * loopback.
 * @throws Error with one line: the folder is in use, the database is unreachable, a migration
 *   failed
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { company, log = () => undefined } = options;
  const dataDir = resolve(options.dataDir);
  // Closed in reverse order, also when a later step fails.
  const closers: (() => unknown)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    closers.push(lockDataFolder(dataDir));
    refuseUnfinishedRestore(dataDir);
    removeSpools(dataDir);
    const key = staffKey(dataDir);
    const db = options.databaseUrl
      ? await openPostgres(options.databaseUrl)
      : await openEmbedded(dataDir, { log });
    closers.push(db.close);
    await migrate(db);
    await writeSettings(db, company);
    await db.query(
      `update private.settings set mail_grace = $1 * interval '1 millisecond', undo_time = least(undo_time, $1 * interval '1 millisecond')`,
      [options.mail?.graceMs ?? 30_000],
    );
    // This process holds the folder's lock, so the process that claimed these mails has ended.
    if (db.embedded)
      await db.query('update private.outbox set claimed_until = null where sent_at is null');
    const inbox = options.smtpUrl ? undefined : await openInbox(dataDir, log);
    if (inbox) closers.push(inbox.close);
    const account = options.twilio;
    const texts = !company.texts
      ? undefined
      : account
        ? twilioChannel(account)
        : inbox && inboxChannel(inbox.smtpUrl);
    if (company.texts && !texts)
      log('No text is sent: TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN or TWILIO_FROM is missing.');
    await db.query('update private.settings set texts = $1::boolean', [
      String(texts !== undefined),
    ]);
    const photos = createPhotos(db, { dataDir, key, log });
    const relay = startRelay(db, {
      smtpUrl: options.smtpUrl ?? inbox?.smtpUrl ?? '',
      // Local mails link to the site on this machine; mails that leave it link to the public site.
      linkOrigin: inbox && options.port ? `http://localhost:${options.port}` : company.siteUrl,
      pollMs: options.mail?.pollMs ?? 5_000,
      housekeeping: photos.sweep,
      texts,
      push: await openPush(db, { contact: company.email, log }),
      log,
    });
    closers.push(relay.close);
    const proxySettings = options.proxySettings ?? { proxies: 0, localHost: '' };
    const sets = options.reportSets ?? (() => Promise.resolve(noSets));
    const rest = await createRest(db, {
      key,
      log,
      beforeBooking: createKnownPrices(db, { sets, log }),
      onCalled: (name, result) => {
        if (removesPhotos.includes(name)) void photos.sweep();
        const outcome = bookingOutcome(name, result);
        if (outcome) options.onBooking?.(outcome);
      },
    });
    const reports = createReports(db, {
      sets,
      log,
    });
    const auth = createAuth(db, { key, relay, log });
    const limit = new Limits(300, 60_000);
    const networkLimit = new Limits(1200, 60_000);
    const warned = new Set<string>();
    const warn = (line: string) => {
      if (!warned.has(line)) log(line);
      warned.add(line);
    };
    const backup = createBackupRequest(db, { dataDir, key, relay, log });
    const emailApi = createEmailApi(db, relay, company, log);

    const local = (req: IncomingMessage, res: ServerResponse, path: string) => {
      if (!isForThisMachine(req, proxySettings))
        throw new HttpError(403, 'This page is for the machine that runs the site');
      if (req.method !== 'GET') throw new HttpError(405, 'Only GET is answered here');
      if (path === '/_local/inbox.json') sendJson(res, 200, inbox?.mails() ?? []);
      else if (path === '/_local/inbox')
        send(
          res,
          200,
          'text/html; charset=utf-8',
          inboxPage(
            inbox?.mails() ?? [],
            inbox ? '' : 'Mails leave through SMTP_URL and are not stored here.',
          ),
          { 'Content-Security-Policy': inboxPolicy, 'Referrer-Policy': 'no-referrer' },
        );
      else throw new HttpError(404, 'Here are /_local/inbox and /_local/inbox.json');
    };

    const answer = async (req: IncomingMessage, res: ServerResponse, path: string) => {
      if (path === spoolPath) return backup(req, res);
      if (path.startsWith('/_local')) return local(req, res, path);
      // Pages of webmail open the address of a newsletter's header.
      if (path !== leavePath && isForeign(req))
        throw new HttpError(403, 'Requests of other sites are not answered');
      const caller = callerOf(req, proxySettings, warn);
      limit.count(caller);
      const network = networkOf(caller);
      if (network) networkLimit.count(network);
      if (path === leavePath) return leaveNewsletter(db, req, res);
      if (path === incomingTextsPath && account && texts)
        return takeText(db, company.siteUrl, account.authToken, req, res);
      if (path.startsWith('/rest/v1')) return rest(req, res, path, caller);
      if (path.startsWith('/auth/v1/')) return auth(req, res, path, caller);
      if (path === '/api/v1.0/email/send' || path === '/api/v1.0/email/send-form')
        return emailApi(req, res, path.endsWith('-form'), caller);
      if (path === reportPath && company.reports !== false) return reports(req, res, caller);
      if (photos.owns(path)) return photos.answer(req, res, path, caller);
      throw new HttpError(
        501,
        `${path} is not part of the embedded server; see docs/hosted-database.md`,
      );
    };

    const underWay = new Set<Promise<void>>();
    closers.push(() => Promise.allSettled(underWay));
    return {
      pages: { Inbox: '/_local/inbox' },
      health: createHealth(db, dataDir, relay),
      async handle(req, res) {
        const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
        if (!ours.test(path)) return false;
        const done = answer(req, res, path).catch((error: unknown) => refuse(req, res, error, log));
        underWay.add(done);
        await done.finally(() => underWay.delete(done));
        return true;
      },
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
