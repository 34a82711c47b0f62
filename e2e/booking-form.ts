import type { Page } from '@playwright/test';

/** Somebody who books; every test takes a phone of its own, for limits count by phone. */
export const homeowner = (digits: string) => ({
  name: 'Ada Homeowner',
  phone: `713555${digits}`,
  email: `ada.${digits}@home.example`,
  address: '12 Bayou Lane',
  zipCode: '77002',
});

/** A weekday far enough ahead that every window is free, as the native date field wants it. */
export function dayAhead(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  while ([0, 6].includes(date.getUTCDay())) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

interface Visit {
  days?: number;
  slot?: string;
  appliance?: string;
}

/** Fills the booking form, all but the button. */
export async function fillForm(
  page: Page,
  who: ReturnType<typeof homeowner>,
  { days = 9, slot = '2-4 PM', appliance = 'Washing Machine' }: Visit = {},
): Promise<void> {
  for (const [name, value] of Object.entries(who)) {
    await page.locator(`main [name=${name}]`).fill(value);
  }
  await page.locator('main [name=appliance]').selectOption({ label: appliance });
  await page.locator('main [name=issue]').selectOption({ index: 1 });
  await page.locator('main [name=description]').fill('Water stands in the drum.');
  await page.locator('main [name=preferredDate]').fill(dayAhead(days));
  await page.getByRole('radio', { name: slot }).check();
}

export const submitButton = (page: Page) => page.getByRole('button', { name: /^schedul/i });
export const scheduled = (page: Page) =>
  page.getByRole('heading', { name: 'Appointment Scheduled!' });

/** The browser's own list, a plain array under the specification's key. */
export const storedAppointments = (page: Page): Promise<{ id: string }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('appointments') ?? '[]'));
