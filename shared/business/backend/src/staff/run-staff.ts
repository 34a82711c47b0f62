import { exitCodeOf, runProgram } from '@site/command-line/run';
import { assertEnvironment } from '@site/contract/environment';
import { Fault } from '@site/contract/fault';
import { assertOwnCheckout } from '@site/contract/own-checkout';
import { root } from '@site/contract/paths';
import { BackendError } from '@site/client';
import { staffKeyFile } from '../server/staff-key';
import type { CallSite, StaffSite } from './call-site';
import { staffCommands } from './commands';
import { connectAsStaff } from './connect-as-staff';
import { dataPlace } from '@site/contract/data-place';

async function connect(): Promise<StaffSite> {
  const { dataDir, siteUrl } = dataPlace();
  try {
    return await connectAsStaff(siteUrl, dataDir);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new Fault(
      `The key ${staffKeyFile(dataDir)} cannot be read. Start the site once with npm start, or set DATA_DIR to its data folder.`,
    );
  }
}

/** @throws Fault unless a site answers there */
async function checkSite(): Promise<void> {
  const { siteUrl } = dataPlace();
  try {
    await fetch(`${siteUrl}/_local/inbox.json`, { signal: AbortSignal.timeout(10_000) });
  } catch {
    throw new Fault(
      `No site answers at ${siteUrl}. Start it with npm start, or set PORT to the one it listens on.`,
    );
  }
}

const callSite: CallSite = async (call) => {
  const site = await connect();
  await checkSite();
  return call(site);
};

function asFault(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  throw error instanceof BackendError && error.status === 401
    ? new Fault(
        'The site refused the key of this data folder. If it was started with another DATA_DIR, set the same one here.',
      )
    : new Fault(error.message);
}

const notes = [
  [
    'The site must be running, except for "data import", for which it must be stopped. PORT (3000) and DATA_DIR (.data) are those it was started with.',
  ],
];

function before(): void {
  assertOwnCheckout(root, process.cwd(), import.meta.dirname);
  assertEnvironment();
}

/**
 * Runs a command of staff.
 * @param name the words that start it, as a person types them: `npm run -s staff --`
 * @returns the exit code
 */
export const runStaff = (name: string, argv: string[]): Promise<number> =>
  exitCodeOf(() =>
    runProgram({ name, commands: staffCommands(callSite), notes, before }, argv).catch(asFault),
  );
