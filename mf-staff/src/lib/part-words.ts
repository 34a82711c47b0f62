import type { AwaitedPart } from '@site/client/staff';
import { formatDay } from '@site/data-types/visit';

/** `here`, `late` or `awaited`. @param today `YYYY-MM-DD` at the business */
export const partState = (
  { arrivedAt, expectedOn }: Pick<AwaitedPart, 'arrivedAt' | 'expectedOn'>,
  today: string,
): 'here' | 'late' | 'awaited' =>
  arrivedAt ? 'here' : expectedOn && expectedOn < today ? 'late' : 'awaited';

/** `From Parts House, expected on Friday, November 27` */
export function partFacts(part: AwaitedPart, today: string): string {
  const { supplier, expectedOn, arrivedAt, endedAt } = part;
  const expected = expectedOn ? `expected on ${formatDay(expectedOn)}` : 'no day known';
  const words = endedAt
    ? 'not needed'
    : arrivedAt
      ? 'here'
      : partState(part, today) === 'late'
        ? `late, ${expected}`
        : expected;
  return supplier ? `From ${supplier}, ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
}
