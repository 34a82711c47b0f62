import type { Page } from 'playwright/test';
import { fillForm, homeowner, scheduled, submitButton } from '../booking-form';
import { expect, live, test } from '../fixtures';
import { listen } from '../heard';

test.use({ bypassCSP: true });

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().press('Enter');

test('The calculator: each step is read once, the last one with its price', async ({ page }) => {
  await page.goto('/estimate');
  await live(page);
  const heard = await listen(page);
  await press(page, /^Dryer/);
  expect(await heard()).toEqual([
    'button, Dryer, Electric and gas Frequent, not pressed',
    'region, 2. Select the problem',
  ]);
  await press(page, /^Not Heating/);
  expect(await heard()).toEqual([
    'button, Not Heating, Medium urgency Medium repair, not pressed',
    'region, 3. Get your price',
  ]);
  await press(page, 'Calculate My Repair Cost');
  expect(await heard()).toEqual([
    'button, Calculate My Repair Cost',
    'region, Your repair cost, $170 - $332',
  ]);
});

test('The ZIP check: the box, then the answer', async ({ page }) => {
  await page.goto('/');
  await live(page);
  const box = page.getByRole('main').getByRole('textbox', { name: 'ZIP code' });
  await box.scrollIntoViewIfNeeded();
  // The button says when the fragment is live.
  await box.fill('77008');
  await expect(page.getByRole('main').getByRole('button', { name: 'Check' })).toBeEnabled();
  await box.blur();
  const heard = await listen(page);
  await box.press('Enter');
  await expect(page.getByText('Great! We serve your area')).toBeVisible();
  const [first, answer, ...more] = await heard();
  expect(first).toMatch(/^textbox, ZIP code/);
  expect(answer).toMatch(/^polite: Great! We serve your area *77008 belongs to Houston Metro\./);
  // The first free window comes a moment later, and is read with the answer.
  for (const later of more) expect(later).toMatch(/^polite: .*Earliest free window/);
});

test('Booking: the list of mistakes, the field of the first, then the number', async ({ page }) => {
  await page.goto('/book-online');
  await live(page);
  const heard = await listen(page);
  await submitButton(page).press('Enter');
  expect(await heard()).toEqual([
    'button, Schedule Appointment',
    'group, Please look at these answers again',
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await heard()).toEqual([
    'link, Name is required',
    'textbox, Name, Name is required, invalid, required',
  ]);
  await fillForm(page, homeowner('0199'), { days: 15 });
  await heard();
  await submitButton(page).press('Enter');
  await expect(scheduled(page)).toBeVisible();
  const [button, ...ticket] = await heard();
  expect(button).toBe('button, Schedule Appointment');
  expect(ticket.at(-1)).toMatch(/^region, Appointment Scheduled!, No\. APT-\d{6}$/);
  expect(ticket.filter((words) => words.includes('Appointment Scheduled!'))).toHaveLength(1);
});

test('The warranty: the ticket with its answer, once', async ({ page }) => {
  const record = {
    ...{ id: '1', applianceType: 'Dryer', applianceModel: '', issueDescription: 'Not heating' },
    ...{ serviceDate: '2026-11-02', technicianName: 'Maria Lopez', status: 'completed' },
    ...{ partsReplaced: 'Heating element', laborDescription: '' },
    ...{ warrantyStartDate: '2026-11-02', warrantyEndDate: '2099-01-31' },
  };
  await page.route('**/rpc/check_warranty', (route) => route.fulfill({ json: [record] }));
  await page.goto('/warranty');
  await live(page);
  const heard = await listen(page);
  await page.locator('main [name=phone]').fill('7135550188');
  await page.locator('main [name=name]').fill('Ada');
  await heard();
  await press(page, 'Check Warranty');
  await expect(page.getByRole('heading', { name: /under warranty/ })).toBeVisible();
  const [button, ticket, ...more] = await heard();
  expect(button).toBe('button, Check Warranty');
  expect(ticket).toMatch(
    /^region, Your repair is under warranty, Your repair is under warranty for \d+ more days\.$/,
  );
  expect(more).toEqual([]);
});

test('The search: the count once it is typed, then the page that was opened', async ({ page }) => {
  await page.goto('/faq');
  await live(page);
  const heard = await listen(page);
  await press(page, /^Search/);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  expect((await heard()).slice(0, 2)).toEqual([
    'button, Search, has popup dialog, key shortcuts Control+K Meta+K',
    'dialog, Search',
  ]);
  await page.keyboard.type('dryer not heating');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d match/);
  expect(await heard()).toEqual([expect.stringMatching(/^polite: \d matches$/)]);
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: 'Dryer Not Heating' });
  await expect(title).toBeFocused();
  expect((await heard()).slice(-1)).toEqual(['heading, Dryer Not Heating, level 1']);
});
