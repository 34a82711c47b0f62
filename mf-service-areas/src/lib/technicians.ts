import type { Technician } from '../data/schema';

/** Largest difference of the two ZIP numbers for a technician who is near. */
const nearNumerically = 99;
const maxShown = 3;

/**
 * At most three technicians for a served ZIP: those whose ZIP differs by at most 99 as a number, else
 * the first of the team.
 */
export function techniciansFor(zip: string, team: readonly Technician[]): Technician[] {
  const near = team.filter(
    ({ zipCode }) => Math.abs(Number(zipCode) - Number(zip)) <= nearNumerically,
  );
  return (near.length > 0 ? near : team).slice(0, maxShown);
}

/** Sum of the team's services in this week. */
export const totalServices = (team: readonly Technician[]): number =>
  team.reduce((sum, { servicesThisWeek }) => sum + servicesThisWeek, 0);
