import { freePort } from '@site/database/testing/free-port';
import { SMTPServer } from 'smtp-server';

interface Behavior {
  /** Why an address is refused, or undefined. */
  refuseAddress?: (address: string) => { code: number; text: string } | undefined;
  /**
   * Runs before each mail is acknowledged; a promise that never settles leaves the sender waiting.
   */
  onMail?: () => Promise<void>;
  /** Address to listen on; default: loopback. */
  host?: string;
}

/**
 * A mail server that stores what it receives.
 * @param at port; default: a free one, which a later server may use again
 */
export async function startMailServer(
  at?: number,
  { refuseAddress, onMail, host = '127.0.0.1' }: Behavior = {},
) {
  const port = at ?? (await freePort());
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const refusal = refuseAddress?.(address);
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString() });
        void (onMail?.() ?? Promise.resolve()).then(() => done());
      });
    },
  });
  server.on('error', () => undefined);
  const listening = await new Promise<number>((resolve, reject) => {
    const listener = server.listen(port, host, () => {
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
