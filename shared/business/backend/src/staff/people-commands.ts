import { report, type Command, type Report } from '@site/command-line/command';
import { Fault } from '@site/contract/fault';
import { isZip } from '@site/data-types/zip';
import type { CallSite, StaffSite } from './call-site';
import { peopleRows } from './tables';

const listed = async (site: StaffSite): Promise<Report> => {
  const data = await site.people();
  return { data, rows: peopleRows(data) };
};

/** `all`, or ZIPs separated by commas. @throws Fault */
function areasOf(areas: string): string[] {
  const zips = areas.split(/,\s*/);
  if (areas !== 'all' && !zips.every(isZip))
    throw new Fault('--areas is all, or ZIP codes: --areas 77002,77003');
  return zips;
}

/** Commands about the people who may sign in on the business's own side. */
export const peopleCommands = (callSite: CallSite): Command[] => [
  report({
    name: 'people list',
    does: 'who may sign in',
    run: () => callSite(listed),
  }),
  report({
    name: 'people add',
    args: ['EMAIL'],
    options: {
      name: { takes: '"Name"', does: 'as customers read it', required: true },
      role: { takes: 'owner|technician', does: 'an owner may do everything; default: technician' },
      areas: { takes: 'all|77002,77003', does: 'ZIP codes of a technician; default: all' },
      phone: { takes: '7135550142', does: 'for the owners' },
    },
    does: 'add a person, or change one',
    run: async ([email], { name, role = 'technician', areas = 'all', phone = '' }) => {
      if (role !== 'owner' && role !== 'technician')
        throw new Fault('--role is owner or technician');
      const person = { email, name, role, areas: areasOf(areas), phone } as const;
      return callSite(async (site) => {
        await site.savePerson(person);
        return listed(site);
      });
    },
  }),
  report({
    name: 'people remove',
    args: ['EMAIL'],
    does: 'this person may no longer sign in',
    run: ([email]) =>
      callSite(async (site) => {
        await site.removePerson(email);
        return listed(site);
      }),
  }),
];
