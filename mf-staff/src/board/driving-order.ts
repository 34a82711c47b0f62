import type { StaffVisit } from '@site/client/staff';
import { windowTimes } from '@site/data-types/entities';

/** Distance between two ZIPs; any unit, because distances are only compared. */
export type Distance = (from: string, to: string) => number;

/** Without a map: ZIPs next to each other have near numbers. */
export const byNumber: Distance = (from, to) => Math.abs(Number(from) - Number(to));

const windows: readonly string[] = windowTimes;

/** Place of a window in the day. */
export const timeIndex = (time: string): number => {
  const index = windows.indexOf(time);
  return index < 0 ? windows.length : index;
};

const firstBy = <Item>(items: Item[], rank: (item: Item) => number): Item | undefined =>
  items.toSorted((a, b) => rank(a) - rank(b))[0];

/** Visits as a technician drives: by window, within a window always to the nearest ZIP. */
export function inDrivingOrder(visits: StaffVisit[], distance: Distance): StaffVisit[] {
  const left = visits.toSorted((a, b) => a.zip.localeCompare(b.zip) || a.id.localeCompare(b.id));
  const order: StaffVisit[] = [];
  while (left.length > 0) {
    const window = Math.min(...left.map((visit) => timeIndex(visit.preferredTime)));
    const next = left.filter((visit) => timeIndex(visit.preferredTime) === window);
    const last = order.at(-1);
    const nearest = last ? firstBy(next, ({ zip }) => distance(last.zip, zip)) : next[0];
    if (!nearest) break;
    order.push(nearest);
    left.splice(left.indexOf(nearest), 1);
  }
  return order;
}
