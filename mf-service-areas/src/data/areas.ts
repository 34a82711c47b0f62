import zips from './houston-zips.json';
import type { Area } from './schema';

/** Every served ZIP; its shape is checked against `schema.ts` at every build. */
export const areas = zips as readonly Area[];
