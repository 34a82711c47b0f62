import { addDays, todayIn } from '@site/data-types/calendar';
import { dayAhead, homeowner } from '../booking-form';
import { expect, live, test } from '../fixtures';
import { book, run } from '../staff-site';

test('From a mistyped symptom to the fault, its estimate and the booking form', async ({
  page,
}) => {
  await page.goto('/');
  await live(page);
  await page.keyboard.press('ControlOrMeta+k');
  const box = page.getByRole('dialog').getByRole('combobox');
  await expect(box).toBeFocused();
  await box.fill('fridge not coolng');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(
    /refrigerator not cooling/i,
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/issues\/refrigerator-not-cooling$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/refrigerator not cooling/i);

  await page
    .getByRole('main')
    .locator('a[href="/estimate?appliance=refrigerator&issue=not-cooling&view=result"]')
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText('$213 - $595');
  await expect(page.locator('#estimate-result')).toBeFocused();
  await page.getByRole('link', { name: 'Schedule Appointment' }).first().press('Enter');
  await expect(page).toHaveURL(/\/book-online\?/);
  await expect(page.locator('main [name=appliance]')).toHaveValue(/refrigerator/i);
  await expect(page.locator('main [name=description]')).toHaveValue(
    /Estimated cost: \$213 - \$595/,
  );
});

test('The estimate on screen, in the stored request and in both mails is the same', async ({
  page,
  site,
}) => {
  await page.goto('/estimate?appliance=washing-machine&issue=not-draining');
  await live(page);
  await page.getByRole('button', { name: 'Calculate My Repair Cost' }).click();
  await expect(page.getByRole('main')).toContainText('$162 - $315');
  await expect(page.locator('#estimate-result')).toBeFocused();
  await page.getByRole('link', { name: 'Schedule Appointment' }).first().press('Enter');
  const fields = {
    name: 'Grace Homeowner',
    phone: '7135550164',
    email: 'grace@home.example',
    address: '4 Heights Blvd',
    zipCode: '77008',
  };
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`main [name=${name}]`).fill(value);
  }
  await page.locator('main [name=preferredDate]').fill(dayAhead(24));
  await page.getByRole('radio', { name: '10-12' }).check();
  await page.getByRole('button', { name: /^schedule/i }).click();
  await expect(page.getByRole('heading', { name: 'Appointment Scheduled!' })).toBeVisible();
  const [row] = await site.appointmentsOf(fields.phone);
  const estimate = row?.estimate as {
    priceRange: object;
    breakdown: { min: number; max: number }[];
  };
  expect(estimate.priceRange).toEqual({ min: 162, max: 315 });
  const sum = (end: 'min' | 'max') => estimate.breakdown.reduce((n, line) => n + line[end], 0);
  expect([sum('min'), sum('max')]).toEqual([162, 315]);
  const mails = () => site.mailsAbout(String(row?.id));
  await expect.poll(async () => (await mails()).length).toBe(2);
  for (const { text } of await mails()) expect(text).toContain('$162 - $315');
});

test('The supplier opens in a new tab, a second after the search, and no other request leaves the site', async ({
  page,
  context,
  baseURL,
}) => {
  const outside: string[] = [];
  await context.route(/^https:\/\/parts\.example/, (route) => {
    outside.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>supplier</title>' });
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
  });
  await page.clock.install({ time: new Date('2026-03-03T18:00:00Z') });
  await page.goto('/parts');
  await live(page);
  await page.clock.pauseAt(new Date('2026-03-03T19:00:00Z'));
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('WPW10730972');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.clock.runFor(990);
  expect(context.pages()).toHaveLength(1);
  const opened = context.waitForEvent('page');
  await page.clock.runFor(10);
  const tab = await opened;
  await tab.waitForURL(/parts\.example\/search\?.*q=WPW10730972/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(new Set(outside).size).toBe(1);
});

test('The owner completes a visit; the warranty holds 90 days and is over on the 91st', async ({
  page,
  site,
}) => {
  const digits = '0165';
  const id = await book(site, { digits, preferredDate: dayAhead(25) });
  await run(site, 'complete', id, '--technician', 'Service Team');

  const lookUp = async () => {
    await page.goto('/warranty');
    await live(page);
    await page.locator('main [name=phone]').fill(homeowner(digits).phone);
    await page.locator('main [name=name]').fill('Homeowner');
    await page.getByRole('main').getByRole('button', { name: /check/i }).first().click();
  };
  await lookUp();
  const ticket = (title: string) => page.getByRole('region', { name: title });
  await expect(ticket('Your repair is under warranty')).toContainText('Days remaining90 days');
  // At noon UTC the date in Houston is the same, in every season.
  const last = addDays(todayIn('America/Chicago'), 91);
  await page.clock.setFixedTime(new Date(`${last}T12:00:00Z`));
  await lookUp();
  await expect(ticket('Your warranty has expired')).toContainText('Expired1 day ago');
});
