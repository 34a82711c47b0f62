import type { Locator, Page } from 'playwright/test';
import { dayAhead, homeowner, scheduled } from '../booking-form';
import { expect, live, test } from '../fixtures';

/** Presses Tab until the element has focus, as a visitor without a pointer does. */
async function tabTo(page: Page, target: Locator, maxPresses = 60): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target.toString()} in ${maxPresses} presses`);
}

/** Whether the focused element has a visible focus indicator. */
const focusIsVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const shown = [activeElement, activeElement?.closest('li, article')];
    return shown.some(
      (element) =>
        element && element !== document.body && getComputedStyle(element).outlineStyle !== 'none',
    );
  });

test('The menu can be opened, browsed, closed and followed with the keyboard', async ({ page }) => {
  await page.goto('/faq');
  await live(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const services = page.locator('header summary', { hasText: 'Services' });
  await tabTo(page, services);
  expect(await focusIsVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
  const panel = page.locator('header details[open]');
  await expect(panel.getByRole('link')).not.toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(services).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/appliances\/dryer$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(panel).toHaveCount(0);
});

test('The search can be opened, used and closed with the keyboard, and returns the focus', async ({
  page,
}) => {
  await page.goto('/');
  await live(page);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('washer leaking');
  await expect(dialog.getByRole('option').first()).toContainText(/leaking/i);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/issues\/washing-machine-leaking$/);
});

test('The chat can be opened, filled and closed with the keyboard', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.clock.install();
  await page.goto('/technicians');
  await live(page);
  await page.clock.runFor(5100);
  const opener = page.getByRole('button', { name: 'Chat Now' });
  await expect(opener).toBeVisible();
  await opener.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog').getByRole('textbox');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, box);
  await page.keyboard.type('My dryer squeals');
  const [chat] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  expect(new URL(chat.url()).searchParams.get('text')).toBe('My dryer squeals');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('A visit is booked without a pointer, after an error that the summary links to', async ({
  page,
  site,
}) => {
  await page.goto('/book-online');
  await live(page);
  const who = homeowner('0167');
  const submit = page.getByRole('button', { name: /^schedul/i });
  await tabTo(page, page.locator('main [name=name]'));
  await page.keyboard.type(who.name);
  await tabTo(page, submit, 40);
  await page.keyboard.press('Enter');
  const first = page.getByRole('link', { name: 'Phone is required' });
  await expect(first).toBeVisible();
  await tabTo(page, first, 2);
  await page.keyboard.press('Enter');
  await expect(page.locator('main [name=phone]')).toBeFocused();
  await page.keyboard.type(who.phone);
  for (const name of ['email', 'address', 'zipCode'] as const) {
    await tabTo(page, page.locator(`main [name=${name}]`), 6);
    await page.keyboard.type(who[name]);
  }
  await tabTo(page, page.locator('main [name=appliance]'), 6);
  await page.keyboard.type('Dryer');
  await tabTo(page, page.locator('main [name=issue]'), 3);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.locator('main [name=preferredDate]'), 6);
  const [year = '', month = '', day = ''] = dayAhead(28).split('-');
  await page.keyboard.type(month + day + year);
  await tabTo(page, page.getByRole('radio').first(), 6);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '10-12' })).toBeChecked();
  await tabTo(page, submit, 3);
  expect(await focusIsVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(scheduled(page)).toBeVisible();
  const [row] = await site.appointmentsOf(who.phone);
  expect(row).toMatchObject({ name: who.name, zipCode: who.zipCode });
});
