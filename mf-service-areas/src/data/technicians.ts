import type { Technician } from './schema';
import file from './technicians.json';

/** The team; its shape is checked against `schema.ts` at every build. */
export const technicians: readonly Technician[] = file.team;

/** The team is a sample; pages that show it call it a sample. */
export const sampleTeam: boolean = file.sample;
