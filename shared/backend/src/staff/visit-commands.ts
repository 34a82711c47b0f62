import { timeSlots } from '@site/data-types/entities';
import type { VisitChange } from '../client';
import { command, type Command, type Printed, UsageError } from './command';
import { visitTable } from './tables';

const text = { type: 'string' } as const;

/** The number of an appointment. @throws UsageError */
export function idOf(positionals: string[], name: string, extra = 0): string {
  const id = positionals[0]?.toUpperCase() ?? '';
  if (!/^APT-\d{6}$/.test(id) || positionals.length !== 1 + extra)
    throw new UsageError(`Name the appointment, e.g. ${name} APT-123456`);
  return id;
}

const printed = (row: VisitChange): Printed => ({ rows: [row], table: visitTable([row]) });

const confirm = command({
  usage: ['APT-123456 [--technician "Name"]'],
  options: { technician: text },
  prepare({ technician }, positionals) {
    const id = idOf(positionals, 'confirm');
    return async (site) =>
      printed(
        await site.setAppointmentState(id, 'confirmed', { ...(technician && { technician }) }),
      );
  },
});

const onTheWay = command({
  usage: ['APT-123456 [--technician "Name"]'],
  options: { technician: text },
  prepare({ technician }, positionals) {
    const id = idOf(positionals, 'on-the-way');
    return async (site) =>
      printed(
        await site.setAppointmentState(id, 'on_the_way', { ...(technician && { technician }) }),
      );
  },
});

const noOneHome = command({
  usage: ['APT-123456'],
  options: {},
  prepare(_values, positionals) {
    const id = idOf(positionals, 'no-one-home');
    return async (site) => printed(await site.setAppointmentState(id, 'no_one_home'));
  },
});

const cancel = command({
  usage: ['APT-123456 [--reason "…"]'],
  options: { reason: text },
  prepare({ reason }, positionals) {
    const id = idOf(positionals, 'cancel');
    return async (site) =>
      printed(await site.setAppointmentState(id, 'cancelled', { ...(reason && { reason }) }));
  },
});

const move = command({
  usage: ['APT-123456 --date 2026-11-30 --time "10-12"'],
  options: { date: text, time: text },
  prepare({ date = '', time }, positionals) {
    const id = idOf(positionals, 'move');
    if (!/^\d{4}-\d\d-\d\d$/.test(date))
      throw new UsageError('Say the new date: --date 2026-11-30');
    const slot = timeSlots.find((each) => each === time);
    if (!slot) throw new UsageError(`--time is one of: ${timeSlots.join(', ')}`);
    return async (site) => printed(await site.rescheduleAppointment(id, date, slot));
  },
});

/** Commands about a booked visit. */
export const visitCommands: Record<string, Command> = {
  confirm,
  'on-the-way': onTheWay,
  'no-one-home': noOneHome,
  cancel,
  move,
};
