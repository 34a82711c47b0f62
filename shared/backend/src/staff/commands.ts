import type { RecordResult, ServiceRecord } from '../client';
import { command, UsageError } from './command';
import type { Command, Printed } from './command';
import { dataUsage } from './data-command';
import { people } from './people-command';
import { photos } from './photos-command';
import { appointmentTable, recordTable } from './tables';
import { visitCommands } from './visit-commands';

const text = { type: 'string' } as const;

const printed = (rows: ServiceRecord[]): Printed => ({ rows, table: recordTable(rows) });

function recordOf(result: RecordResult): ServiceRecord {
  if (!result.success) throw new UsageError(`${result.message}: ${result.detail}`);
  return result.record;
}

const list = command({
  usage: ['[--status held|pending|completed]'],
  options: { status: text },
  prepare({ status }) {
    if (status !== undefined && status !== 'held' && status !== 'pending' && status !== 'completed')
      throw new UsageError('--status is held, pending or completed');
    return async (site) => {
      const rows = await site.listAppointments(status);
      return { rows, table: appointmentTable(rows) };
    };
  },
});

const complete = command({
  usage: [
    'APT-123456 --technician "Name" [--labor "…"] [--parts "…"] [--cost 240]',
    '[--model "…"] [--date 2026-11-21] [--notes "…"]',
  ],
  options: {
    technician: text,
    labor: text,
    parts: text,
    cost: text,
    model: text,
    date: text,
    notes: text,
  },
  prepare({ technician, labor, parts, cost, model, date, notes }, positionals) {
    const id = positionals[0]?.toUpperCase() ?? '';
    if (!/^APT-\d{6}$/.test(id) || positionals.length > 1)
      throw new UsageError('Name the appointment to complete, e.g. complete APT-123456');
    if (!technician) throw new UsageError('Say who did the work: --technician "Name"');
    if (cost !== undefined && !/^\$?\d{1,7}(\.\d{1,2})?$/.test(cost))
      throw new UsageError('--cost is an amount in dollars, e.g. 240 or 240.50');
    const completion = {
      technicianName: technician,
      ...(labor && { laborDescription: labor }),
      ...(parts && { partsReplaced: parts }),
      ...(cost !== undefined && { totalCost: Number(cost.replace('$', '')) }),
      ...(model && { applianceModel: model }),
      ...(date && { serviceDate: date }),
      ...(notes && { notes }),
    };
    return async (site) => printed([recordOf(await site.completeAppointment(id, completion))]);
  },
});

const history = command({
  usage: ['--phone 7135550142 | --email name@example.com'],
  options: { phone: text, email: text },
  prepare(customer) {
    if (!customer.phone && !customer.email)
      throw new UsageError('Name the customer: --phone 7135550142 or --email name@example.com');
    return async (site) => printed(await site.getCustomerHistory(customer));
  },
});

const update = command({
  usage: ['RECORD-ID --status "…" [--notes "…"]'],
  options: { status: text, notes: text },
  prepare({ status, notes }, positionals) {
    const id = positionals[0] ?? '';
    if (!/^[0-9a-f-]{36}$/i.test(id))
      throw new UsageError('Name the record to update by its id, as history shows it');
    if (!status) throw new UsageError('Say the new status: --status "…"');
    return async (site) => printed([recordOf(await site.updateServiceRecord(id, status, notes))]);
  },
});

export const commands: Record<string, Command> = {
  list,
  complete,
  history,
  update,
  ...visitCommands,
  photos,
  people,
};

const linesOf = ([name, { usage }]: [string, Command]): string =>
  usage.map((line, i) => `${i === 0 ? name : ' '.repeat(name.length)} ${line}`).join('\n  ');

export const usage = `Usage: npm run -s staff -- <command> [--json]

  ${[...Object.entries(commands).map(linesOf), ...dataUsage].join('\n  ')}

The site must be running, except for "data import", for which it must be stopped. PORT (3000) and DATA_DIR (.data) are those it was started with.`;

/** Undefined for the usage. @throws UsageError */
export function prepareCommand([name, ...args]: string[]):
  ReturnType<Command['prepare']> | undefined {
  if (name === undefined || name === 'help' || name === '--help') return undefined;
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!found) throw new UsageError(`There is no command "${name}"`);
  return found.prepare(args);
}
