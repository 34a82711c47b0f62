import { minutesIn, todayIn } from '@site/data-types/calendar';
import { windowHours } from '@site/data-types/entities';
import { isWindowTime } from '@site/data-types/visit';
import { useCompany } from '@site/store';

/** Whether a window of a day is over, by the clock of the business. */
export function useIsPast(): (date: string, time: string) => boolean {
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  return (date, time) =>
    date < today ||
    (date === today && isWindowTime(time) && windowHours[time].to * 60 <= minutesIn(timeZone));
}
