import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

interface Holder {
  pid: number;
  /** When the process began, as the system counts it; a number reused by another differs. */
  started: string;
}

const heldHere = new Set<string>();

/** Start of a process, or '' where the system does not tell; undefined when it is gone. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: alive, but another user's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in brackets that may hold spaces.
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return '';
  }
}

function holderOf(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    const start = startOf(holder.pid);
    if (start === undefined || (start !== '' && start !== holder.started)) return undefined;
    return holder;
  } catch {
    return undefined;
  }
}

/**
 * Takes a data folder for this process, creating it where it is missing. A lock left by a process
 * that is gone is taken over.
 * @returns gives the folder back
 * @throws Error with one line when another process holds it
 */
export function lockDataFolder(dataDir: string): () => void {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'lock');
  const own = join(folder, `lock.${process.pid}`);
  const takeover = join(folder, 'lock.takeover');
  const inUse = (holder?: Holder) =>
    new Error(
      `The data folder ${folder} is in use${holder ? ` by process ${holder.pid}` : ''}. Stop that site first or set DATA_DIR to another folder.`,
    );
  if (heldHere.has(folder)) throw inUse({ pid: process.pid, started: '' });
  writeFileSync(own, JSON.stringify({ pid: process.pid, started: startOf(process.pid) ?? '' }));
  try {
    // A link appears whole or not at all; the file never exists without its contents.
    linkSync(own, file);
  } catch {
    // Only one process at a time may judge and replace a lock, or two could both take it over.
    if (existsSync(takeover) && Date.now() - statSync(takeover).mtimeMs > 10_000)
      rmSync(takeover, { recursive: true, force: true });
    try {
      mkdirSync(takeover);
    } catch {
      rmSync(own, { force: true });
      throw inUse();
    }
    try {
      const holder = holderOf(file);
      if (holder && holder.pid !== process.pid) throw inUse(holder);
      rmSync(file, { force: true });
      linkSync(own, file);
    } finally {
      rmSync(takeover, { recursive: true, force: true });
      rmSync(own, { force: true });
    }
  }
  rmSync(own, { force: true });
  heldHere.add(folder);
  return () => {
    heldHere.delete(folder);
    rmSync(file, { force: true });
  };
}

/** File of the key that signs staff tokens. */
export const staffKeyFile = (dataDir: string) => join(resolve(dataDir), 'staff.key');

/** The key that signs staff tokens, made on first use, readable by its owner only. */
export function staffKey(dataDir: string): string {
  const file = staffKeyFile(dataDir);
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}
