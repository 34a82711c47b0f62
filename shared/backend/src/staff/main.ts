import { resolve } from 'node:path';
import { BackendError, type ServiceRecords } from '../client';
import type { RecordResult, ServiceRecord, StaffAppointment } from '../client';
import { staffKeyFile } from '../server/staff-key';
import { type Command, parseCommand, usage, UsageError } from './arguments';
import { connectAsStaff } from './connect';
import { appointmentTable, recordTable } from './tables';

const print = (text: string) => void process.stdout.write(`${text}\n`);

function connect(): ServiceRecords {
  // npm runs this in the package's folder; resolve paths from where the owner typed.
  const dataDir = resolve(process.env.INIT_CWD ?? '.', process.env.DATA_DIR || '.data');
  try {
    return connectAsStaff(siteAddress(), dataDir);
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

try {
  const command = parseCommand(process.argv.slice(2));
  if (command.name === 'help') print(usage);
  else await run(command);
} catch (error) {
  if (error instanceof UsageError) console.error(error.message);
  else if (error instanceof BackendError && error.status === 401)
    console.error(
      `The site refused: ${error.message}. If it was started with another DATA_DIR, set the same one here.`,
    );
  else console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
