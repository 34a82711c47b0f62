import type { Technician } from '../data/schema';

/** A technician counts as near where the two ZIPs differ by no more than this. */
const nearNumerically = 99;
const mostShown = 3;

/**
 * Technicians offered for a served ZIP: those whose primary ZIP is within 99 of it as a number, else
 * the first ones of the team; at most three.
 */
export function techniciansFor(zip: string, team: readonly Technician[]): Technician[] {
  const near = team.filter(
    ({ zipCode }) => Math.abs(Number(zipCode) - Number(zip)) <= nearNumerically,
  );
  return (near.length > 0 ? near : team).slice(0, mostShown);
}

/** Sum of the team's services in this week. */
export const totalServices = (team: readonly Technician[]): number =>
  team.reduce((sum, { servicesThisWeek }) => sum + servicesThisWeek, 0);
