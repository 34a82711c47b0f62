import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error';

/**
 * Passes bytes through the program `age`, which must be installed.
 * @param does what fails without it, for the message: `encrypted`
 * @throws BackupError with age's own message
 */
async function* throughAge(
  args: string[],
  bytes: AsyncIterable<Buffer>,
  does: string,
): AsyncGenerator<Buffer> {
  const age = spawn('age', args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  age.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const exited = once(age, 'exit').then(([code]: (number | null)[]) => code);
  const started = once(age, 'spawn');
  exited.catch(() => undefined);
  try {
    await started.catch(() => {
      throw new BackupError(
        `Backups are ${does} by age, which is not installed (apt install age).`,
      );
    });
    // When age ends early, its own message is clearer than that of a closed pipe.
    let failure: unknown;
    const fed = pipeline(bytes, age.stdin).catch((error: unknown) => (failure = error));
    for await (const chunk of age.stdout) yield chunk as Buffer;
    await fed;
    if ((await exited) !== 0) {
      const [line = ''] = Buffer.concat(said).toString().split('\n');
      throw new BackupError(`The backup cannot be ${does}: ${line || 'age failed'}`);
    }
    if (failure !== undefined) throw failure;
  } finally {
    age.kill();
  }
}

/** @param recipient a public key of age (`age1…`) or of SSH */
export const encrypt = (bytes: AsyncIterable<Buffer>, recipient: string): AsyncIterable<Buffer> =>
  throughAge(['--recipient', recipient], bytes, 'encrypted');

/** @param identityFile file with the private key */
export const decrypt = (
  bytes: AsyncIterable<Buffer>,
  identityFile: string,
): AsyncIterable<Buffer> =>
  throughAge(['--decrypt', '--identity', identityFile], bytes, 'decrypted');

/** First bytes of a file that age has written. */
export const ageMark = 'age-encryption.org/';
