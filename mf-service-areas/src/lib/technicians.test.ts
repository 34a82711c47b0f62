import type { Technician } from '../data/schema';
import { techniciansFor, totalServices } from './technicians';

const member = (zipCode: string): Technician => ({
  id: zipCode,
  name: zipCode,
  initials: 'AB',
  zipCode,
  servicesThisWeek: 10,
});
const team = ['77007', '77449', '77380', '77478'].map(member);
const idsFor = (zip: string, of = team) => techniciansFor(zip, of).map(({ id }) => id);

test('offers those whose ZIP is within 99 as a number, both ends included', () => {
  expect(idsFor('77106')).toEqual(['77007']);
  expect(idsFor('77107')).toEqual(['77007', '77449', '77380']);
  expect(idsFor('77350')).toEqual(['77449', '77380']);
});

test('offers at most three of them', () => {
  expect(idsFor('77400', ['77390', '77395', '77401', '77405'].map(member))).toHaveLength(3);
});

test('offers the first three of the team if no technician is near', () => {
  expect(idsFor('77200')).toEqual(['77007', '77449', '77380']);
});

test('adds up the services of the week', () => {
  expect(totalServices(team)).toBe(40);
  expect(totalServices([])).toBe(0);
});
