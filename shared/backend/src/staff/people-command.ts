import { isZip } from '@site/data-types/zip';
import { command, type Printed, type StaffSite, UsageError } from './command';
import { peopleTable } from './tables';

const text = { type: 'string' } as const;

const listed = async (site: StaffSite): Promise<Printed> => {
  const rows = await site.people();
  return { rows, table: peopleTable(rows) };
};

/** `all`, or ZIPs separated by commas. @throws UsageError */
function areasOf(areas: string): string[] {
  const zips = areas.split(/,\s*/);
  if (areas !== 'all' && !zips.every(isZip))
    throw new UsageError('--areas is all, or ZIP codes: --areas 77002,77003');
  return zips;
}

/** Who may sign in on the business's own side. */
export const people = command({
  usage: [
    'list | remove EMAIL',
    'add EMAIL --name "Name" [--role owner|technician] [--areas all|77002,77003] [--phone …]',
  ],
  options: { name: text, role: text, areas: text, phone: text },
  prepare({ name, role = 'technician', areas = 'all', phone = '' }, positionals) {
    const [action, email = '', ...rest] = positionals;
    if (action === 'list' && email === '') return listed;
    if (!email || rest.length > 0 || (action !== 'add' && action !== 'remove'))
      throw new UsageError('Say what to do: people list, people add EMAIL, people remove EMAIL');
    if (action === 'remove')
      return async (site) => {
        await site.removePerson(email);
        return listed(site);
      };
    if (!name) throw new UsageError('Say the name: --name "Name"');
    if (role !== 'owner' && role !== 'technician')
      throw new UsageError('--role is owner or technician');
    const person = { email, name, role, areas: areasOf(areas), phone } as const;
    return async (site) => {
      await site.savePerson(person);
      return listed(site);
    };
  },
});
