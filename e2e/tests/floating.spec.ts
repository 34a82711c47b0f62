import type { Page } from 'playwright/test';
import { submitButton } from '../booking-form';
import { expect, live, test } from '../fixtures';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const bar = (page: Page) => page.getByRole('region', { name: 'Call or book' });
const chat = (page: Page) => page.getByRole('button', { name: 'Chat Now' });

/** Pixels at the bottom of the window that something floating covers. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const floats = document.querySelectorAll('body :is(aside, section, [role], dialog)');
    const tops = [...floats]
      .filter((e) => {
        for (let at: Element | null = e; at; at = at.parentElement)
          if (getComputedStyle(at).position === 'fixed')
            return e.checkVisibility({ visibilityProperty: true });
        return false;
      })
      .map((e) => e.getBoundingClientRect())
      .filter(({ height, bottom }) => height > 0 && bottom > innerHeight / 2)
      .map(({ top }) => top);
    return Math.round(innerHeight - Math.min(innerHeight, ...tops));
  });

test('On a phone one bar floats, with call, booking and chat side by side', async ({ page }) => {
  await page.goto('/');
  await live(page);
  await expect(chat(page)).toBeVisible();
  const boxes = await Promise.all(
    [bar(page).getByRole('link').first(), bar(page).getByRole('link').last(), chat(page)].map(
      (each) => each.boundingBox(),
    ),
  );
  for (const [nth, box] of boxes.entries()) {
    expect(box?.width).toBeGreaterThanOrEqual(44);
    const next = boxes[nth + 1];
    if (box && next) expect(box.x + box.width).toBeLessThanOrEqual(next.x);
  }
  expect(await covered(page)).toBeLessThan(80);
  await chat(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('Nothing floats over an answer that is typed, or over the list of mistakes', async ({
  page,
}) => {
  await page.goto('/book-online');
  await live(page);
  await expect(bar(page)).toBeVisible();
  await page.getByLabel('Name').focus();
  await expect(bar(page)).toBeHidden();
  await expect(chat(page)).toBeHidden();
  await page.getByRole('radio').first().focus();
  await expect(bar(page)).toBeHidden();
  await submitButton(page).focus();
  await expect(bar(page)).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByText('Please look at these answers again')).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('A notice takes the place of the bar', async ({ page }) => {
  await page.goto('/faq');
  await live(page);
  await expect(chat(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('site:offline', { cancelable: true })));
  const notice = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(notice.getByRole('link')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expect(chat(page)).toBeHidden();
  expect(await covered(page)).toBeLessThan(740 / 4);
});
