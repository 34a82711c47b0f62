import { resolve } from 'node:path';
import { BackendError } from '../client';
import { staffKeyFile } from '../server/staff-key';
import { type StaffSite, UsageError } from './command';
import { prepareCommand, usage } from './commands';
import { connectAsStaff } from './connect-as-staff';
import { runDataCommand } from './data-command';

const print = (text: string) => void process.stdout.write(`${text}\n`);

// npm runs this in the package's folder; resolve paths from where the owner typed.
const dataDir = resolve(process.env.INIT_CWD ?? '.', process.env.DATA_DIR || '.data');

async function connect(): Promise<StaffSite> {
  try {
    return await connectAsStaff(siteAddress(), dataDir);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new UsageError(
      `The key ${staffKeyFile(dataDir)} cannot be read. Start the site once with npm start, or set DATA_DIR to its data folder.`,
    );
  }
}

const siteAddress = () => `http://127.0.0.1:${process.env.PORT || 3000}`;

/** @throws UsageError unless a site answers there */
async function checkSite(): Promise<void> {
  try {
    await fetch(`${siteAddress()}/_local/inbox.json`, { signal: AbortSignal.timeout(10_000) });
  } catch {
    throw new UsageError(
      `No site answers at ${siteAddress()}. Start it with npm start, or set PORT to the one it listens on.`,
    );
  }
}

try {
  const [name, ...args] = process.argv.slice(2);
  const command = name === 'data' ? undefined : prepareCommand(process.argv.slice(2));
  if (name === 'data') {
    const databaseUrl = process.env.DATABASE_URL || undefined;
    print(await runDataCommand(args, { dataDir, databaseUrl, siteUrl: siteAddress() }));
  } else if (!command) print(usage);
  else {
    const site = await connect();
    await checkSite();
    const { rows, table } = await command.run(site);
    print(command.json ? JSON.stringify(rows, null, 2) : table);
  }
} catch (error) {
  if (error instanceof UsageError) console.error(error.message);
  else if (error instanceof BackendError && error.status === 401)
    console.error(
      `The site refused: ${error.message}. If it was started with another DATA_DIR, set the same one here.`,
    );
  else console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
