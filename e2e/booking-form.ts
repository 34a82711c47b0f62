import type { Page } from 'playwright/test';
import { addDays, isWeekend, todayIn } from '@site/data-types/calendar';
import company from '../shell/company';

/** A customer. Each test uses its own phone, because limits count by phone. */
export const homeowner = (digits: string) => ({
  name: 'Ada Homeowner',
  phone: `713555${digits}`,
  email: `ada.${digits}@home.example`,
  address: '12 Bayou Lane',
  zipCode: '77002',
});

/**
 * A weekday at least so many days ahead. Another number is another day: the tests of a worker share
 * a site, and a window takes three visits.
 * @param days 9 to 43
 * @returns `YYYY-MM-DD`
 */
export function dayAhead(days: number): string {
  let date = todayIn(company.timeZone);
  // 7 weekdays are 9 days or more; 41 are within the 60 days that can be booked.
  for (let weekdays = days - 2; weekdays > 0;) {
    date = addDays(date, 1);
    if (!isWeekend(date)) weekdays--;
  }
  return date;
}

interface Visit {
  /** Days from today, at least. */
  days?: number;
  /** The exact day, `YYYY-MM-DD`. */
  date?: string;
  time?: string;
  appliance?: string;
}

/** Fills the booking form without submitting it. */
export async function fillForm(
  page: Page,
  who: ReturnType<typeof homeowner>,
  { days = 9, date = dayAhead(days), time = '2-4 PM', appliance = 'Washing Machine' }: Visit = {},
): Promise<void> {
  for (const [name, value] of Object.entries(who)) {
    await page.locator(`main [name=${name}]`).fill(value);
  }
  await page.locator('main [name=appliance]').selectOption({ label: appliance });
  await page.locator('main [name=issue]').selectOption({ index: 1 });
  await page.locator('main [name=description]').fill('Water stands in the drum.');
  await page.locator('main [name=preferredDate]').fill(date);
  await page.getByRole('radio', { name: time }).check();
}

export const submitButton = (page: Page) => page.getByRole('button', { name: /^schedul/i });
export const scheduled = (page: Page) =>
  page.getByRole('heading', { name: 'Appointment Scheduled!' });

/** The browser's own list: a plain array under the key from the specification. */
export const storedAppointments = (page: Page): Promise<{ id: string }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('appointments') ?? '[]'));
