import type { PriceRange } from '@site/data-types/entities';
import { priceTable } from '../data/prices';
import type { Appliance, PriceRow } from '../data/prices';

/** Price of one repair. */
export interface Price {
  priceRange: PriceRange;
  /** Percent. */
  accuracy: number;
}

const table: Readonly<Record<string, Readonly<Record<string, PriceRow>>>> = priceTable;

/** The price of a fault as addresses write it; undefined where the table has none. */
export function findPrice(appliance: string, issue: string): Price | undefined {
  const rows = Object.hasOwn(table, appliance) ? table[appliance] : undefined;
  const row = rows && Object.hasOwn(rows, issue) ? rows[issue] : undefined;
  if (!row) return undefined;
  const [min, max, accuracy] = row;
  return { priceRange: { min, max }, accuracy };
}

/**
 * Appliance and fault of the catalogue's page about it; undefined for other pages and for faults
 * without a price.
 * @param pathname e.g. `/issues/ice-machine-not-making-ice`
 */
export function pricedIssueOf(pathname: string) {
  const slug = /^\/issues\/([a-z-]+)\/?$/.exec(pathname)?.[1] ?? '';
  for (const appliance of Object.keys(priceTable) as Appliance[]) {
    if (!slug.startsWith(`${appliance}-`)) continue;
    const issue = slug.slice(appliance.length + 1);
    const price = findPrice(appliance, issue);
    if (price) return { appliance, issue, ...price };
  }
  return undefined;
}
