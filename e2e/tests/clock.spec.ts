import type { Page } from 'playwright/test';
import { allAnswered, expect, live, test } from '../fixtures';

const form = (page: Page) => page.locator('main form');
const printed = (page: Page) =>
  form(page).getByText(
    /^We call within 30 minutes during opening hours, otherwise when we next open, to confirm\./,
  );
const hours = (page: Page) => form(page).getByText(/^We are (open|closed) now/);

/** Pixels by which the form has grown since it was printed. */
const grown = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { printedHeight = 0 } = window as { printedHeight?: number };
    return (document.querySelector<HTMLElement>('main form')?.offsetHeight ?? 0) - printedHeight;
  });

// Houston is six hours behind UTC in winter, five in summer.
const visits = [
  {
    turn: 'opening and closing time',
    from: '2026-03-03T12:59:00Z',
    words: [
      [0, 'We are closed now and call on Tuesday at 7 AM.'],
      [1, 'We are open now, until 8 PM.'],
      [13 * 60, 'We are closed now and call on Wednesday at 7 AM.'],
    ],
  },
  {
    turn: 'midnight of New Year, until the morning',
    from: '2027-01-01T05:59:00Z',
    words: [
      [0, 'We are closed now and call on Friday at 7 AM.'],
      [7 * 60 + 1, 'We are open now, until 8 PM.'],
    ],
  },
  {
    turn: 'the night that loses an hour, until the morning',
    from: '2026-03-08T07:59:00Z',
    words: [
      [0, 'We are closed now and call on Sunday at 8 AM.'],
      [5 * 60 + 1, 'We are open now, until 6 PM.'],
    ],
  },
  {
    turn: 'the night that has an hour twice, until the morning',
    from: '2026-11-01T06:59:00Z',
    words: [
      [0, 'We are closed now and call on Sunday at 8 AM.'],
      [7 * 60 + 1, 'We are open now, until 6 PM.'],
    ],
  },
] as const;

test('A form that is open while the clock turns keeps its printed text, and nothing moves @phone', async ({
  page,
  complaints,
}) => {
  const answered = allAnswered(page);
  await page.clock.install();
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const height = document.querySelector<HTMLElement>('main form')?.offsetHeight;
      Object.assign(window, { printedHeight: height });
    }),
  );
  for (const { turn, from, words } of visits) {
    await page.clock.setSystemTime(new Date(from));
    await page.goto('/book-online');
    await live(page);
    // The page loads more after two, three and five seconds. A file has eight.
    for (let step = 0; step < 3; step++) {
      await answered();
      await page.clock.runFor(2_000);
    }
    await expect(page.getByRole('button', { name: 'Chat Now' })).toBeVisible();
    for (const [minutes, text] of words) {
      if (minutes > 0) {
        await answered();
        await page.clock.fastForward(minutes * 60_000);
      }
      await expect(hours(page), turn).toHaveText(text);
      await expect(printed(page), turn).toBeVisible();
      expect(await grown(page), turn).toBe(0);
    }
    expect(complaints, turn).toEqual([]);
  }
});
