import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { report, type Command, type Report } from '@site/command-line/command';
import { Fault } from '@site/contract/fault';
import { windowTimes } from '@site/data-types/entities';
import type { VisitChange } from '@site/client';
import { type CallSite, idOf, type StaffSite } from './call-site';
import { typedPath } from '@site/contract/data-place';
import { photoRows, visitRows } from './tables';

/** Commands about a booked visit. */
export function visitCommands(callSite: CallSite): Command[] {
  const change = async (call: (site: StaffSite) => Promise<VisitChange>): Promise<Report> => {
    const data = [await callSite(call)];
    return { data, rows: visitRows(data) };
  };
  const withTechnician = (name: string, state: 'confirmed' | 'on_the_way', does: string) =>
    report({
      name,
      args: ['APT-123456'],
      options: { technician: { takes: '"Name"', does: 'who comes' } },
      does,
      run: async ([typed], { technician }) => {
        const id = idOf(typed);
        return change((site) =>
          site.setAppointmentState(id, state, { ...(technician && { technician }) }),
        );
      },
    });
  return [
    withTechnician('confirm', 'confirmed', 'the visit takes place as requested'),
    withTechnician(
      'on-the-way',
      'on_the_way',
      'the technician has set out; the customer gets a mail',
    ),
    report({
      name: 'no-one-home',
      args: ['APT-123456'],
      does: 'the technician was there, and no one opened',
      run: async ([typed]) => {
        const id = idOf(typed);
        return change((site) => site.setAppointmentState(id, 'no_one_home'));
      },
    }),
    report({
      name: 'cancel',
      args: ['APT-123456'],
      options: { reason: { takes: '"…"', does: 'the customer reads it' } },
      does: 'the visit does not take place; the customer gets a mail',
      run: async ([typed], { reason }) => {
        const id = idOf(typed);
        return change((site) =>
          site.setAppointmentState(id, 'canceled', { ...(reason && { reason }) }),
        );
      },
    }),
    report({
      name: 'move',
      args: ['APT-123456'],
      options: {
        date: { takes: '2026-11-30', does: 'the new day', required: true },
        time: { takes: '"10-12"', does: `one of ${windowTimes.join(', ')}`, required: true },
      },
      does: 'another day or time; the customer gets a mail',
      run: async ([typed], { date, time }) => {
        const id = idOf(typed);
        if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw new Fault('Say the new date: --date 2026-11-30');
        const known = windowTimes.find((each) => each === time);
        if (!known) throw new Fault(`--time is one of: ${windowTimes.join(', ')}`);
        return change((site) => site.moveAppointment(id, date, known));
      },
    }),
    report({
      name: 'photos',
      args: ['APT-123456', 'FOLDER'],
      does: 'save the photos of the appointment as files',
      run: async ([typed, target]) => {
        const id = idOf(typed);
        const folder = typedPath(target);
        const data = await callSite(async (site) => {
          const listed = await site.listPhotos(id);
          mkdirSync(folder, { recursive: true });
          const saved = [];
          for (const [i, photo] of listed.entries()) {
            const extension = /\.[a-z]+$/.exec(photo.path)?.[0] ?? '';
            const file = join(folder, `${id}-${i + 1}${extension}`);
            writeFileSync(file, await site.readPhoto(photo));
            saved.push({ ...photo, file });
          }
          return saved;
        });
        return { data, rows: photoRows(data) };
      },
    }),
  ];
}
