import { sampleTeam } from '../data/technicians';
import type { AreaRecord } from '../data/shapes';
import type { ServiceStats } from './service-stats';

/** A ZIP as its page shows it. */
export interface ShownArea extends Omit<AreaRecord, 'stats'> {
  /** Null if the figures are samples, and the company hides samples or has figures of its own. */
  stats: ServiceStats | null;
}

/** The ZIP with its samples, or without them. @param samples the company's setting */
export const shownArea = (area: AreaRecord, samples: boolean): ShownArea => ({
  ...area,
  stats: area.own || (area.stats.demonstration && !samples) ? null : area.stats,
  technicians: sampleTeam && !samples ? [] : area.technicians,
});
