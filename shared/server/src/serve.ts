import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { readProxySettings, type ProxySettings } from '@site/backend/caller';
import { createBackend, isUpload } from '@site/backend/server';
import { Fault } from '@site/contract/fault';
import { liveSetId } from '@site/contract/live';
import { root } from '@site/contract/paths';
import { readSet } from '@site/contract/set';
import type { CompanyConfig } from '@site/data-types/company';
import { isShared, openStore } from '@site/delivery/open-store';
import { followStore } from './follow-store';
import { MissingReleases } from './missing-releases';
import { ReportSets } from './report-sets';
import { createServerWithTimeouts } from './server-timeouts';
import { SiteServer } from './site-server';

export interface ServeOptions {
  company: CompanyConfig;
  /** Origins of the parts' development servers, which this machine's browsers may use. */
  developmentOrigins?: string[];
  /** Answers instead of the live set, e.g. from sources. */
  site?: { handle: (req: IncomingMessage, res: ServerResponse) => Promise<void> };
}

/**
 * Serves the live set with its backend on one port until the process is stopped: of this machine
 * alone, or of the address in `HOST`.
 * @throws Fault naming the port or setting that is wrong
 */
export async function serve({
  company,
  developmentOrigins = [],
  site: given,
}: ServeOptions): Promise<void> {
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Fault(`PORT: "${process.env.PORT}" is no port number`);
  }
  const proxySettings = proxySettingsOrFault();
  const store = isShared() && !given ? openStore() : undefined;
  const missing = store && new MissingReleases(store);
  const site =
    given ??
    new SiteServer({
      developmentOrigins,
      ...(missing && { fetchRelease: (name, version) => missing.fetch(name, version) }),
    });
  const reportSets = new ReportSets();
  const server = createServerWithTimeouts(isUpload);
  await listen(server, port, process.env.HOST || '127.0.0.1');
  const following = store && followStore(store, (line) => console.error(line));
  // Requests that arrive while the database opens wait for it.
  const opening = createBackend({
    dataDir: resolve(process.env.INIT_CWD ?? root, process.env.DATA_DIR ?? '.data'),
    company,
    port,
    ...(process.env.DATABASE_URL && { databaseUrl: process.env.DATABASE_URL }),
    ...(process.env.SMTP_URL && { smtpUrl: process.env.SMTP_URL }),
    proxySettings,
    reportSets: () => reportSets.current(),
    log: (line) => console.error(line),
  });
  server.on('request', (req, res) => {
    const answer = async () => {
      if (await (await opening).handle(req, res)) return;
      await site.handle(req, res);
    };
    answer().catch((error: unknown) => {
      console.error(error);
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
  await following?.first;
  await printAddresses(port, backend.inboxPath);
  await stopped();
  server.close();
  server.closeAllConnections();
  await following?.stop();
  await store?.close();
  await backend.close();
}

function proxySettingsOrFault(): ProxySettings {
  try {
    return readProxySettings(process.env);
  } catch (error) {
    throw new Fault((error as Error).message);
  }
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

async function printAddresses(port: number, inboxPath: string): Promise<void> {
  const id = await liveSetId();
  const { versions } = id ? await readSet(id) : { versions: {} };
  const origin = `http://localhost:${port}`;
  console.log(`\n  Site    ${origin}\n  Inbox   ${origin}${inboxPath}\n  Set     ${id ?? 'none'}`);
  for (const [name, version] of Object.entries(versions))
    console.log(`          ${name}@${version}`);
  console.log('');
}
