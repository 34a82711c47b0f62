import type { CompanyConfig } from '@site/data-types/company';
import { calendarFile } from './calendar-file';
import type { BookedVisit } from './calendar-file';

/** Downloads the visit as a calendar file. */
export function downloadCalendar(visit: BookedVisit, company: CompanyConfig): void {
  const file = new Blob([calendarFile(visit, company)], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${visit.id.toLowerCase()}.ics`;
  link.click();
  // Some browsers read the file after the click handler has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
