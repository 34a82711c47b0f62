import { resolve } from 'node:path';
import { BackendError, createServiceRecords, type ServiceRecords } from '../client';
import type { RecordResult, ServiceRecord, StaffAppointment } from '../client';
import { embeddedPublicKey } from '../mail/kinds';
import { readStaffKey, staffKeyFile } from '../server/staff-key';
import { signToken } from '../server/jwt';
import { type Command, parseCommand, usage } from './arguments';
import { type Command as VisitCommand, UsageError } from './command';
import { photos } from './photos-command';
import { appointmentTable, recordTable } from './tables';
import { visitCommands } from './visit-commands';

const print = (text: string) => void process.stdout.write(`${text}\n`);

/** The running site's functions, with a token that is valid for five minutes. */
function connect(): ServiceRecords {
  // npm runs this in the package's folder; resolve paths from where the owner typed.
  const dataDir = resolve(process.env.INIT_CWD ?? '.', process.env.DATA_DIR || '.data');
  const file = staffKeyFile(dataDir);
  let key: string;
  try {
    key = readStaffKey(dataDir);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new UsageError(
      `The key ${file} cannot be read. Start the site once with npm start, or set DATA_DIR to its data folder.`,
    );
  }
  const accessToken = signToken(
    { role: 'authenticated', app_metadata: { role: 'staff' } },
    key,
    300,
  );
  return createServiceRecords({ url: siteAddress(), key: embeddedPublicKey, accessToken });
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

function recordOf(result: RecordResult): ServiceRecord {
  if (!result.success) throw new UsageError(`${result.message}: ${result.detail}`);
  return result.record;
}

async function run(command: Exclude<Command, { name: 'help' }>): Promise<void> {
  const site = connect();
  await checkSite();
  const show = <Row>(rows: Row[], table: (rows: Row[]) => string) =>
    print(command.json ? JSON.stringify(rows, null, 2) : table(rows));
  switch (command.name) {
    case 'list':
      return show<StaffAppointment>(await site.listAppointments(command.status), appointmentTable);
    case 'history':
      return show(await site.getCustomerHistory(command), recordTable);
    case 'update': {
      const { id, status, notes } = command;
      return show([recordOf(await site.updateServiceRecord(id, status, notes))], recordTable);
    }
    case 'complete': {
      const { id, technician, labor, parts, cost, model, date, notes } = command;
      const record = recordOf(
        await site.completeAppointment(id, {
          technicianName: technician,
          ...(labor ? { laborDescription: labor } : {}),
          ...(parts ? { partsReplaced: parts } : {}),
          ...(cost === undefined ? {} : { totalCost: cost }),
          ...(model ? { applianceModel: model } : {}),
          ...(date ? { serviceDate: date } : {}),
          ...(notes ? { notes } : {}),
        }),
      );
      return show([record], recordTable);
    }
  }
}

const ownCommands: Record<string, VisitCommand> = { ...visitCommands, photos };

/** @returns false for a command of `arguments.ts` */
async function runOwn([name = '', ...args]: string[]): Promise<boolean> {
  const found = Object.hasOwn(ownCommands, name) ? ownCommands[name] : undefined;
  if (!found) return false;
  const { json, run: runIt } = found.prepare(args);
  const site = connect();
  await checkSite();
  const { rows, table } = await runIt(site);
  print(json ? JSON.stringify(rows, null, 2) : table);
  return true;
}

try {
  const given = process.argv.slice(2);
  if (!(await runOwn(given))) {
    const command = parseCommand(given);
    if (command.name === 'help') print(usage);
    else await run(command);
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
