import type { Page } from 'playwright/test';
import { expect, live, test } from '../fixtures';

const form = (page: Page) => page.locator('main form');
const printed = (page: Page) =>
  form(page).getByText(
    /^We call within 30 minutes during opening hours, otherwise when we next open, to confirm\./,
  );
const hours = (page: Page) => form(page).getByText(/^We are (open|closed) now/);

/** Opens the booking form at an instant; the page's clock runs on from there. */
async function openAt(now: string, page: Page): Promise<void> {
  await page.clock.install({ time: new Date(now) });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const height = document.querySelector<HTMLElement>('main form')?.offsetHeight;
      Object.assign(window, { printedHeight: height });
    }),
  );
  await page.goto('/book-online');
  await live(page);
}

/** Pixels by which the form has grown since it was printed. */
const grown = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { printedHeight = 0 } = window as { printedHeight?: number };
    return (document.querySelector<HTMLElement>('main form')?.offsetHeight ?? 0) - printedHeight;
  });

// Houston is six hours behind UTC in winter, five in summer.
for (const { turn, from, minutes, before, after } of [
  {
    turn: 'opening time',
    from: '2026-03-03T12:59:00Z',
    minutes: 1,
    before: 'We are closed now and call on Tuesday at 7 AM.',
    after: 'We are open now, until 8 PM.',
  },
  {
    turn: 'closing time',
    from: '2026-03-04T01:59:00Z',
    minutes: 1,
    before: 'We are open now, until 8 PM.',
    after: 'We are closed now and call on Wednesday at 7 AM.',
  },
  {
    turn: 'midnight of New Year, until the morning',
    from: '2027-01-01T05:59:00Z',
    minutes: 7 * 60 + 1,
    before: 'We are closed now and call on Friday at 7 AM.',
    after: 'We are open now, until 8 PM.',
  },
  {
    turn: 'the night that loses an hour, until the morning',
    from: '2026-03-08T07:59:00Z',
    minutes: 5 * 60 + 1,
    before: 'We are closed now and call on Sunday at 8 AM.',
    after: 'We are open now, until 6 PM.',
  },
  {
    turn: 'the night that has an hour twice, until the morning',
    from: '2026-11-01T06:59:00Z',
    minutes: 7 * 60 + 1,
    before: 'We are closed now and call on Sunday at 8 AM.',
    after: 'We are open now, until 6 PM.',
  },
]) {
  test(`A form that is open during ${turn} keeps its printed text, and nothing moves @phone`, async ({
    page,
    complaints,
  }) => {
    await openAt(from, page);
    await expect(hours(page)).toHaveText(before);
    await expect(printed(page)).toBeVisible();
    expect(await grown(page)).toBe(0);
    await page.clock.fastForward(minutes * 60_000);
    await expect(hours(page)).toHaveText(after);
    await expect(printed(page)).toBeVisible();
    expect(await grown(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
}
