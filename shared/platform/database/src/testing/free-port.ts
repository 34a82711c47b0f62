import { createServer } from 'node:net';

// Below those that the system gives for port 0, from 32768 on.
const [first, count] = [20_000, 12_000];

/** A port that is free. No other program gets it; another call may choose it, once in 12,000 times. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const port = first + Math.floor(Math.random() * count);
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(freePort()) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
