import { fillForm, homeowner, scheduled, submitButton } from '../booking-form';
import { allAnswered, expect, live, test } from '../fixtures';
import { clockAt, Site, workDir } from '../site';

// Server, database and browser have the same clock. Two instants at which the date in Houston is not
// the one of UTC, or an hour comes twice; `appointment.spec.ts` books in the morning of a weekday. Other
// instants: `windows-at-night.test.ts`, `visit-words.test.ts`, `opening.test.ts`, `CallTime.test.tsx`.
const bookings = [
  {
    at: 'in the last hour of the year',
    now: '2027-01-01T05:30:00Z',
    date: '2027-01-01',
    chat: 'Closed now, opens tomorrow at 7:00 AM',
    earliest: 'Friday, January 1, 8 AM - 10 AM',
    time: '8-10 AM',
    called: 'when we open on Friday at 7 AM',
  },
  {
    at: 'in the hour that comes twice, the second time',
    now: '2026-11-01T07:30:00Z',
    date: '2026-11-01',
    chat: 'Closed now, opens today at 8:00 AM',
    earliest: 'Sunday, November 1, 8 AM - 10 AM',
    time: '8-10 AM',
    called: 'on Sunday from 8 AM, before the technician comes',
  },
];

for (const [i, { at, now, date, chat, earliest, time, called }] of bookings.entries()) {
  test(`A visit is booked ${at}, and page, windows and mails agree`, async ({ page }) => {
    const site = await Site.start(`${workDir}/production`, { env: clockAt(now) });
    try {
      const answered = allAnswered(page);
      await page.clock.install({ time: new Date(now) });
      await page.goto(`${site.origin}/book-online`);
      await live(page);
      const who = homeowner(`020${i}`);
      await page.locator('main [name=name]').focus();
      await expect(page.getByText(`Earliest free time: ${earliest}`)).toBeVisible();
      await answered();
      await page.clock.fastForward(6_000);
      await page.getByRole('button', { name: 'Chat Now' }).click();
      await expect(page.getByRole('dialog')).toContainText(chat);
      await page.keyboard.press('Escape');
      await fillForm(page, who, { date, time });
      await submitButton(page).click();
      await expect(scheduled(page)).toBeVisible();
      await expect(page.getByText(`${called}. The confirmation`)).toBeVisible();
      await expect.poll(async () => (await site.inbox()).length).toBe(2);
      const mail = (await site.inbox()).find(({ to }) => to.includes(who.email));
      expect(mail?.text).toContain(`1. To confirm, we call (713) 555-020${i} ${called}.`);
      const [row] = await site.appointments();
      expect(row).toMatchObject({ preferredDate: date, preferredTime: time });
      expect(String(row?.createdAt).slice(0, 14)).toBe(now.slice(0, 14));
    } finally {
      await site.stop();
    }
  });
}
