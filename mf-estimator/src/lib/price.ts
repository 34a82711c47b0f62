import type { PriceRange } from '@site/data-types/entities';
import { priceTable } from '../data/prices';
import type { PriceRow } from '../data/prices';

/** Price of one repair. */
export interface Price {
  priceRange: PriceRange;
  /** Percent. */
  accuracy: number;
}

const table: Readonly<Record<string, Readonly<Record<string, PriceRow>>>> = priceTable;

/** The price of a fault as addresses write it; undefined if the calculator has none. */
export function findPrice(appliance: string, issue: string): Price | undefined {
  const rows = Object.hasOwn(table, appliance) ? table[appliance] : undefined;
  const row = rows && Object.hasOwn(rows, issue) ? rows[issue] : undefined;
  if (!row) return undefined;
  const [min, max, accuracy] = row;
  return accuracy === undefined ? undefined : { priceRange: { min, max }, accuracy };
}
