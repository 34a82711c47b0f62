/**
 * Downloads a calendar file.
 * @param id of the appointment, which names the file
 * @param text as RFC 5545 writes it
 */
export function downloadCalendar(id: string, text: string): void {
  const file = new Blob([text], { type: 'text/calendar;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${id.toLowerCase()}.ics`;
  link.click();
  // Some browsers read the file after the click handler has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
