import { createServer } from 'node:http';
import { createBackend } from '../server';
import { readProxySettings } from '@site/contract/proxy-settings';
import { testCompany } from '@site/client/testing/company';

// A site with only its backend, for tests and benches that kill it. Environment: DATA_DIR,
// PORT, DATABASE_URL, SMTP_URL, TRUST_PROXY. Prints one line of JSON with its port when it listens.
const port = Number(process.env.PORT ?? 0);
try {
  const backend = await createBackend({
    dataDir: process.env.DATA_DIR ?? '.data',
    company: testCompany,
    ...(port ? { port } : {}),
    ...(process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {}),
    ...(process.env.SMTP_URL ? { smtpUrl: process.env.SMTP_URL } : {}),
    proxySettings: readProxySettings(process.env),
    mail: { graceMs: Number(process.env.MAIL_GRACE_MS ?? 30_000), pollMs: 250 },
    log: (line) => console.error(line),
  });
  const server = createServer((req, res) => {
    void backend.handle(req, res).then((answered) => {
      if (!answered) res.writeHead(404).end();
    });
  });
  server.listen(port, '127.0.0.1', () => {
    const address = server.address();
    process.stdout.write(
      `${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`,
    );
  });
  process.once('SIGTERM', () => {
    server.close();
    server.closeIdleConnections();
    void backend.close().then(() => process.exit(0));
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
