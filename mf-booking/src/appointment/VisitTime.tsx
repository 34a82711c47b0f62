import { formatDay, formatWindow } from '@site/data-types/visit';
import { Unbroken } from '@site/ui/unbroken';

interface VisitTimeProps {
  visit: { preferredDate: string; preferredTime: string };
}

/** `Tuesday, December 1, 2 PM - 4 PM`. A line break within the hours would be hard to read. */
export const VisitTime = ({ visit }: VisitTimeProps) => (
  <>
    {formatDay(visit.preferredDate)}, <Unbroken>{formatWindow(visit.preferredTime)}</Unbroken>
  </>
);
