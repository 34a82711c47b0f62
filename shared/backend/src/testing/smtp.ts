import { SMTPServer } from 'smtp-server';

/**
 * A mail server on loopback that keeps what it accepts.
 * @param refuse text of a temporary refusal of every mail, or none
 */
export async function startMailServer(port = 0, refuse?: () => string | undefined) {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refuse?.();
        if (refusal) {
          done(Object.assign(new Error(refusal), { responseCode: 451 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = await new Promise<number>((resolve, reject) => {
    const listener = server.listen(port, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
    listener.once('error', reject);
  });
  return {
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
