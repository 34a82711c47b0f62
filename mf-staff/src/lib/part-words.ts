import type { AwaitedPart } from '@site/client/staff';
import { formatDay } from '@site/data-types/visit';
import * as m from '../messages/part-words';

/** `here`, `late` or `awaited`. @param today `YYYY-MM-DD` at the business */
export const partState = (
  { arrivedAt, expectedOn }: Pick<AwaitedPart, 'arrivedAt' | 'expectedOn'>,
  today: string,
): 'here' | 'late' | 'awaited' =>
  arrivedAt ? 'here' : expectedOn && expectedOn < today ? 'late' : 'awaited';

/** `From Parts House, expected on Friday, November 27` */
export function partFacts(part: AwaitedPart, today: string): string {
  const { supplier, expectedOn, arrivedAt, endedAt } = part;
  const day = expectedOn ? formatDay(expectedOn) : undefined;
  const late = partState(part, today) === 'late';
  const expected = day ? (late ? m.lateExpectedOn : m.expectedOn)({ day }) : m.noDay;
  const words = endedAt ? m.notNeeded : arrivedAt ? m.here : expected;
  return supplier
    ? m.fromSupplier({ supplier, state: words })
    : words.charAt(0).toUpperCase() + words.slice(1);
}
