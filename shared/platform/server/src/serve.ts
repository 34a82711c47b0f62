import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Backend, BackendModule } from '@site/contract/backend';
import type { SiteFacts } from '@site/contract/company';
import { reason, Fault } from '@site/contract/fault';
import { requestIdOf } from './log';
import { setting } from '@site/contract/environment';
import { dataDir } from '@site/contract/paths';
import { readProxySettings } from '@site/contract/proxy-settings';
import { isShared, openStore } from '@site/delivery/open-store';
import { followStore } from './follow-store';
import { MissingReleases } from './missing-releases';
import { ReportSets } from './report-sets';
import { drain } from './operations/drain';
import { endOnUncaught } from './operations/end-on-uncaught';
import { openOperations } from './operations/open-operations';
import { readSettings } from './operations/settings';
import { openLog } from './operations/site-log';
import { printAddresses } from './print-addresses';
import { createServerWithTimeouts } from './server-timeouts';
import { makeSmallerWhenIdle } from './make-smaller-when-idle';
import { SiteServer } from './site-server';

export interface ServeOptions {
  company: SiteFacts;
  /** Functions, data and mails of the business. Without one, the site has pages alone. */
  backend?: BackendModule | undefined;
  /** Origins of the parts' development servers, which this machine's browsers may use. */
  developmentOrigins?: string[];
  /** Answers instead of the live set, e.g. from sources. */
  site?: { handle: (req: IncomingMessage, res: ServerResponse) => Promise<void> };
}

/** Requests that were accepted have this time to end. systemd waits longer. */
const drainTimeoutMs = 20_000;

/** Pages need no database. */
const noBackend: Backend = {
  handle: () => Promise.resolve(false),
  pages: {},
  health: {
    writes: () => Promise.resolve(),
    outbox: () => Promise.resolve({ waiting: 0, oldestSeconds: 0, givenUp: 0 }),
    mailServerAnswers: () => Promise.resolve(true),
    freeBytes: () => Promise.resolve(Infinity),
    sizes: () => Promise.resolve({ dataBytes: 0 }),
  },
  close: () => Promise.resolve(),
};

/**
 * Serves the live set with its backend on one port until the process is stopped: of this machine
 * alone, or of the address in `HOST`.
 * @throws Fault naming the port or setting that is wrong
 */
export async function serve({
  company,
  backend: module,
  developmentOrigins = [],
  site: given,
}: ServeOptions): Promise<void> {
  const port = setting('PORT') ?? 3000;
  const proxySettings = readProxySettings(process.env);
  const settings = readSettings(process.env);
  const log = openLog(settings);
  const store = isShared() && !given ? openStore() : undefined;
  const missing = store && new MissingReleases(store);
  const own = given
    ? undefined
    : new SiteServer({
        developmentOrigins,
        ...(missing && {
          fetchRelease: (name, version) => missing.fetch(name, version),
          catchUp: async () => following?.catchUp(),
        }),
      });
  const reportSets = new ReportSets();
  const server = createServerWithTimeouts(module?.isUpload);
  const opened: { backend?: Backend } = {};
  const { operations, readiness, metrics } = openOperations({
    server,
    settings,
    proxySettings,
    log,
    module,
    backend: () => opened.backend,
    ...(own && { published: own.published }),
  });
  await listen(server, port, setting('HOST') ?? '127.0.0.1');
  endOnUncaught(log);
  const following = store && followStore(store, (line) => log.problem(line));
  // Requests that arrive while the database opens wait for it.
  const opening =
    module?.open({
      dataDir: dataDir(),
      company,
      port,
      databaseUrl: setting('DATABASE_URL'),
      smtpUrl: setting('SMTP_URL'),
      proxySettings,
      reportSets: () => reportSets.current(),
      count: (counter, value) => metrics.count(counter, value),
      log: (line, requestId) => log.problem(line, requestId),
    }) ?? Promise.resolve(noBackend);
  const smaller = own && makeSmallerWhenIdle();
  server.on('request', (req, res) => {
    smaller?.requested();
    const answer = async () => {
      if (await operations.handle(req, res)) return;
      if (await (await opening).handle(req, res)) return;
      await (given ?? own)?.handle(req, res);
    };
    answer().catch((error: unknown) => {
      log.problem(reason(error), requestIdOf(res));
      if (!res.headersSent) res.writeHead(500);
      res.end();
    });
  });
  const backend = await opening.catch((error: Error) => {
    server.close();
    server.closeAllConnections();
    void following?.stop().then(() => store?.close());
    throw new Fault(error.message);
  });
  opened.backend = backend;
  // From now on requests are acknowledged, so an end must wait for them.
  const isStopped = stopped();
  await Promise.race([following?.first, isStopped]);
  await printAddresses(settings.logFormat, log, port, backend.pages);
  await isStopped;
  readiness.stop();
  await smaller?.stop();
  await drain(server, drainTimeoutMs);
  await following?.stop();
  await store?.close();
  await backend.close();
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code = '', message }: NodeJS.ErrnoException) =>
      reject(
        new Fault(
          code === 'EADDRINUSE'
            ? `Port ${port} is in use: stop the other server or set PORT.`
            : `HOST: this machine cannot listen on "${host}" (${code || message})`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
}

const stopped = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });
