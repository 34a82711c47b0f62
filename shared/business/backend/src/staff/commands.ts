import { report, type Command, type Report } from '@site/command-line/command';
import { Fault } from '@site/contract/fault';
import type { RecordResult, ServiceRecord } from '@site/client';
import { appointmentStates } from '@site/data-types/appointment';
import { type CallSite, idOf } from './call-site';
import { dataCommands } from './data-commands';
import { figuresCommand } from './figures-command';
import { peopleCommands } from './people-commands';
import { appointmentRows, recordRows } from './tables';
import { visitCommands } from './visit-commands';

const reportOf = (data: ServiceRecord[]): Report => ({ data, rows: recordRows(data) });

function recordOf(result: RecordResult): ServiceRecord {
  if (!result.success) throw new Fault(`${result.message}: ${result.detail}`);
  return result.record;
}

/** Every command of staff, in the order of the help. @param callSite calls the running site */
export const staffCommands = (callSite: CallSite): Command[] => [
  report({
    name: 'list',
    options: { state: { takes: appointmentStates.join('|'), does: 'only these' } },
    does: 'the appointments, with mails that wait or were not sent',
    run: async (_, { state: typed }) => {
      const state = appointmentStates.find((each) => each === typed);
      if (typed !== undefined && !state)
        throw new Fault(`--state is one of ${appointmentStates.join(', ')}`);
      const data = await callSite((site) => site.listAppointments(state));
      return { data, rows: appointmentRows(data) };
    },
  }),
  report({
    name: 'complete',
    args: ['APT-123456'],
    options: {
      technician: { takes: '"Name"', does: 'who did the work', required: true },
      labor: { takes: '"…"', does: 'what was done' },
      parts: { takes: '"…"', does: 'replaced parts' },
      cost: { takes: '240', does: 'in dollars' },
      model: { takes: '"…"', does: 'of the appliance' },
      date: { takes: '2026-11-21', does: 'day of the work; default: today' },
      notes: { takes: '"…"', does: 'for the record' },
    },
    does: 'the work is done: write its service record',
    run: async ([typed], { technician, labor, parts, cost, model, date, notes }) => {
      const id = idOf(typed);
      if (cost !== undefined && !/^\$?\d{1,7}(\.\d{1,2})?$/.test(cost))
        throw new Fault('--cost is an amount in dollars, e.g. 240 or 240.50');
      const completion = {
        technicianName: technician,
        ...(labor && { laborDescription: labor }),
        ...(parts && { partsReplaced: parts }),
        ...(cost !== undefined && { totalCost: Number(cost.replace('$', '')) }),
        ...(model && { applianceModel: model }),
        ...(date && { serviceDate: date }),
        ...(notes && { notes }),
      };
      return reportOf([
        recordOf(await callSite((site) => site.completeAppointment(id, completion))),
      ]);
    },
  }),
  report({
    name: 'history',
    options: {
      phone: { takes: '7135550142', does: 'of the customer' },
      email: { takes: 'name@example.com', does: 'of the customer' },
    },
    does: 'the service records of a customer, by phone or email',
    run: async (_, { phone, email }) => {
      if (!phone && !email)
        throw new Fault('Name the customer: --phone 7135550142 or --email name@example.com');
      return reportOf(await callSite((site) => site.getCustomerHistory({ phone, email })));
    },
  }),
  report({
    name: 'update',
    args: ['RECORD-ID'],
    options: {
      status: { takes: '"…"', does: 'the new status', required: true },
      notes: { takes: '"…"', does: 'for the record' },
    },
    does: 'change a service record; history shows its id',
    run: async ([id], { status, notes }) => {
      if (!/^[0-9a-f-]{36}$/i.test(id))
        throw new Fault('Name the record to update by its id, as history shows it');
      return reportOf([
        recordOf(await callSite((site) => site.updateServiceRecord(id, status, notes))),
      ]);
    },
  }),
  ...visitCommands(callSite),
  ...peopleCommands(callSite),
  figuresCommand(callSite),
  ...dataCommands,
];
