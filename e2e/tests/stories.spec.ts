import type { Page } from 'playwright/test';
import { violationsOf } from '../axe';
import { fillForm, homeowner, scheduled, storedAppointments, submitButton } from '../booking-form';
import { expect, live, test } from '../fixtures';
import { run } from '../staff-site';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const bookingCall = '**/rest/v1/rpc/book_appointment';

/** Opens the form and sends it filled in. */
async function send(page: Page, who: ReturnType<typeof homeowner>, days: number): Promise<void> {
  await page.goto('/book-online');
  await live(page);
  await fillForm(page, who, { days, time: '4-6 PM' });
  await submitButton(page).click();
}

/** Sends a request while the server fails, so that the browser keeps it and says so. */
async function keepRequest(
  page: Page,
  who: ReturnType<typeof homeowner>,
  days: number,
): Promise<void> {
  await page.route(bookingCall, (route) => route.fulfill({ status: 500 }));
  await send(page, who, days);
  await expect(page.getByRole('heading', { name: 'Your request is saved' })).toBeVisible();
  await expect(scheduled(page)).toHaveCount(0);
  expect(await storedAppointments(page)).toHaveLength(1);
}

test('Problem, brand and ZIP that were looked at go along with the bar’s link, under what is typed', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: 'Call or book' });
  const book = () => bar.getByRole('link', { name: 'Book online' }).click();
  for (const path of ['/brands/samsung', '/service-area/77008', '/issues/dryer-not-heating']) {
    await page.goto(path);
    await live(page);
  }
  await book();
  await expect(field(page, 'appliance')).toHaveValue('Dryer');
  await expect(field(page, 'issue')).toHaveValue('Not Heating');
  await expect(field(page, 'zipCode')).toHaveValue('77008');
  await expect(field(page, 'description')).toHaveValue('Preferred brand: Samsung');

  await field(page, 'issue').selectOption('Loud Noise');
  await page.goto('/issues/oven-not-heating');
  await live(page);
  await book();
  await expect(field(page, 'issue')).toHaveValue('Loud Noise');
  await expect(field(page, 'appliance')).toHaveValue('Dryer');
});

test('The free repair of a washer is for the washer, and greets by the whole name', async ({
  page,
  site,
  complaints,
}) => {
  const who = { ...homeowner('0151'), name: "Siobhán O'Neil-Ng" };
  await send(page, who, 30);
  await expect(scheduled(page)).toBeVisible();
  const [first] = await site.appointmentsOf(who.phone);
  await run(site, 'complete', String(first?.id), '--technician', 'Maria');

  const bookFree = async () => {
    await page.goto('/warranty');
    await live(page);
    await field(page, 'phone').fill(who.phone);
    await field(page, 'name').fill('ng');
    await page.getByRole('button', { name: 'Check Warranty' }).click();
    await page.getByRole('button', { name: 'Book Free Repair' }).click();
    await expect(field(page, 'email')).toHaveValue(who.email);
    await expect(field(page, 'name')).toHaveValue(who.name);
    await expect(field(page, 'address')).toHaveValue(/^12 Bayou Lane/);
    await expect(page.getByText('Free repair under warranty')).toBeVisible();
  };
  await bookFree();

  await page.goto('/estimate?appliance=refrigerator&issue=not-cooling');
  await live(page);
  await page.getByRole('button', { name: 'Calculate My Repair Cost' }).click();
  await expect(page.locator('#estimate-result')).toBeFocused();
  await page.getByRole('link', { name: 'Schedule Appointment' }).first().press('Enter');
  await expect(page.getByText('This visit is not free')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await fillForm(page, who, { days: 32, time: '10-12', appliance: 'Refrigerator' });
  await submitButton(page).click();
  await expect(scheduled(page)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Free repair');

  await bookFree();
  await fillForm(page, who, { days: 34, time: '10-12', appliance: 'Washing Machine' });
  await submitButton(page).click();
  const ticket = page.getByRole('region', { name: 'Appointment Scheduled!' });
  await expect(ticket).toContainText('Free repair');
  await expect(ticket).not.toContainText('final price');

  const rows = await site.appointmentsOf(who.phone);
  // In any order: after a weekend two of the days may be the same.
  expect(rows.map((row) => `${row.appliance} ${row.warrantyRecordId !== null}`).sort()).toEqual([
    'Refrigerator false',
    'Washing Machine false',
    'Washing Machine true',
  ]);
  const free = () =>
    site
      .inbox()
      .then((mails) => mails.find(({ to, text }) => to === who.email && /free/.test(text)));
  await expect.poll(free).toBeTruthy();
  const text = (await free())?.text;
  expect(text).toContain(`Hello ${who.name},`);
  expect(text).not.toContain('final price');
  expect(complaints).toEqual([]);
});

test('A queued request that is booked is shown on the open page and leaves no empty form', async ({
  page,
  site,
}) => {
  const who = homeowner('0152');
  await keepRequest(page, who, 31);
  // From no page, or the form's own page could repeat the request now.
  await page.goto('about:blank');
  await page.unroute(bookingCall);
  await page.goto('/faq');
  const notice = page.getByRole('status').filter({ hasText: 'Your appointment is booked' });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(/APT-\d{6}/);
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('/book-online');
  await expect(scheduled(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Schedule Appointment' })).toHaveCount(0);
  expect(await site.appointmentsOf(who.phone)).toHaveLength(1);

  const another = page.getByRole('button', { name: 'Schedule Another Appointment' });
  await another.click();
  const form = page.getByRole('form', { name: 'Your visit' });
  await expect(form).toBeFocused();
  await expect(field(page, 'name')).toBeInViewport();
  await expect(notice).toHaveCount(0);
});

test('A queued request that is refused is shown on the open page, with the way back to it', async ({
  page,
}) => {
  await keepRequest(page, homeowner('0153'), 33);
  // From no page, or the form's own page could repeat the request now.
  await page.goto('about:blank');
  await page.unroute(bookingCall);
  const refusal = {
    code: 'PT409',
    message: 'This time has just been taken',
    details: 'preferredTime',
    hint: 'taken',
  };
  await page.route(bookingCall, (route) => route.fulfill({ status: 409, json: refusal }));
  await page.goto('/faq');
  const notice = page.getByRole('alert').filter({ hasText: 'Your request was not booked' });
  await expect(notice).toContainText('This time has just been taken');
  await notice.getByRole('link', { name: 'Choose Another Time' }).click();
  await expect(notice).toHaveCount(0);
  await expect(field(page, 'preferredDate')).toBeFocused();
  await expect(field(page, 'description')).toHaveValue('Water stands in the drum.');
  await expect(page).toHaveURL(/\/book-online$/);
  await expect(field(page, 'appliance')).toHaveValue('Washing Machine');
});

test('Back from the confirmation of an estimate begins no second booking', async ({ page }) => {
  // The result scrolls into view a moment later, so links are opened by key.
  const result = page.locator('#estimate-result');
  await page.goto('/estimate?appliance=dryer&issue=not-heating');
  await live(page);
  await page.getByRole('button', { name: 'Calculate My Repair Cost' }).click();
  await expect(result).toBeFocused();
  await page.getByRole('link', { name: 'Schedule Appointment' }).first().press('Enter');
  await expect(field(page, 'appliance')).toHaveValue('Dryer');
  await fillForm(page, homeowner('0154'), { days: 35, time: '4-6 PM', appliance: 'Dryer' });
  await submitButton(page).click();
  await expect(scheduled(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Repair estimate' })).toBeVisible();
  await expect(result).toBeFocused();
  await page.getByRole('link', { name: 'Book online' }).first().press('Enter');
  await expect(field(page, 'name')).toHaveValue('Ada Homeowner');
  await expect(field(page, 'appliance')).toHaveValue('');
});

test('From the page of a ZIP to the form with that ZIP', async ({ page }) => {
  await page.goto('/service-area/77449');
  await live(page);
  await page.getByRole('link', { name: 'Schedule Service' }).first().click();
  await expect(field(page, 'zipCode')).toHaveValue('77449');
  await expect(page.getByText('✓ We service your area!')).toBeVisible();
});

test('The home page and the form say the first free window in the same words', async ({ page }) => {
  await page.goto('/');
  await live(page);
  const box = page.getByRole('textbox', { name: 'ZIP code' });
  await box.scrollIntoViewIfNeeded();
  await box.fill('77002');
  // Enabled once the fragment has hydrated.
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const line = page.getByText(/^Earliest free window: /);
  const window = (await line.textContent())?.replace(/^Earliest free window: |\.$/g, '');
  await page.goto('/book-online');
  await live(page);
  await field(page, 'name').focus();
  await expect(page.getByText(`Earliest free time: ${window}`)).toBeVisible();
});
