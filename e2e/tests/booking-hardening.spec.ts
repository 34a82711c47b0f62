import { fillForm, homeowner, scheduled, storedAppointments, submitButton } from '../booking-form';
import { expect, live, test } from '../fixtures';

test('Without a network the request is queued, and sent once when it is back', async ({
  page,
  site,
  context,
}) => {
  const who = homeowner('0171');
  await page.goto('/book-online');
  await live(page);
  await fillForm(page, who, { time: '10-12' });
  // It is in one chunk with the code that checks and keeps the form.
  await expect(page.getByText('Add photos (optional)')).toBeVisible();
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your request is saved' })).toBeVisible();
  expect(await storedAppointments(page)).toMatchObject([{ id: '', phone: who.phone }]);
  await context.setOffline(false);
  await expect(scheduled(page)).toBeVisible();
  expect(await site.appointmentsOf(who.phone)).toHaveLength(1);
});

test('A request queued in a tab that was closed is sent by the next one', async ({
  page,
  site,
  context,
}) => {
  const who = homeowner('0172');
  await page.goto('/book-online');
  await live(page);
  await fillForm(page, who, { time: '4-6 PM' });
  await page.route('**/rest/v1/rpc/book_appointment', (route) => route.abort());
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your request is saved' })).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await next.goto('/book-online');
  await live(next);
  await expect.poll(async () => (await site.appointmentsOf(who.phone)).length).toBe(1);
});

test('Two quick presses make one appointment', async ({ page, site }) => {
  const who = homeowner('0173');
  await page.goto('/book-online');
  await live(page);
  await fillForm(page, who, { days: 16 });
  await submitButton(page).dblclick();
  await expect(scheduled(page)).toBeVisible();
  expect(await site.appointmentsOf(who.phone)).toHaveLength(1);
});

test('Going back after a booking does not send it again', async ({ page, site }) => {
  const who = homeowner('0174');
  await page.goto('/faq');
  await live(page);
  await page.locator('footer a[href="/book-online"]').click();
  await fillForm(page, who, { days: 23 });
  await submitButton(page).click();
  await expect(scheduled(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/book-online\?confirmed=APT-\d{6}$/);
  await page.reload();
  await expect(scheduled(page)).toBeVisible();
  expect(await site.appointmentsOf(who.phone)).toHaveLength(1);
});

test('Two tabs keep both requests', async ({ context, site }) => {
  const tabs = [
    { who: homeowner('0175'), page: await context.newPage() },
    { who: homeowner('0176'), page: await context.newPage() },
  ];
  for (const { page, who } of tabs) {
    await page.goto('/book-online');
    await live(page);
    await fillForm(page, who, { days: 11 });
  }
  for (const { page } of tabs) {
    await page.bringToFront();
    await submitButton(page).click();
    await expect(scheduled(page)).toBeVisible();
  }
  const [first] = tabs;
  expect(await storedAppointments(first?.page ?? (await context.newPage()))).toHaveLength(2);
  for (const { who } of tabs) expect(await site.appointmentsOf(who.phone)).toHaveLength(1);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  test('the dates are those of the business', async ({ page }) => {
    // Early on the 22nd in Tokyo it is still the 21st in Houston.
    await page.clock.setFixedTime(new Date('2026-12-21T20:00:00Z'));
    await page.goto('/book-online');
    await live(page);
    await expect(page.locator('main [name=preferredDate]')).toHaveAttribute('min', '2026-12-21');
  });
});

test('Blocked storage does not stop a booking', async ({ page, site }) => {
  const who = homeowner('0197');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
    // Browsers that block storage refuse locks, too.
    Object.defineProperty(LockManager.prototype, 'request', {
      value: () => Promise.reject(new DOMException('forbidden', 'SecurityError')),
    });
  });
  await page.goto('/book-online');
  await live(page);
  await fillForm(page, who, { days: 12, time: '10-12' });
  await submitButton(page).click();
  await expect(scheduled(page)).toBeVisible();
  expect(await site.appointmentsOf(who.phone)).toHaveLength(1);
});

test('Full storage does not stop a booking', async ({ page, site }) => {
  const who = homeowner('0178');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/book-online');
  await live(page);
  await fillForm(page, who, { days: 13, time: '4-6 PM' });
  await submitButton(page).click();
  await expect(scheduled(page)).toBeVisible();
  expect(await site.appointmentsOf(who.phone)).toHaveLength(1);
});

test('Corrupt storage is dropped and does not stop a booking', async ({ page, site }) => {
  const who = homeowner('0179');
  await page.addInitScript(() => {
    if (sessionStorage.getItem('prepared')) return;
    sessionStorage.setItem('prepared', '1');
    for (const key of ['appointments', 'site.outbox', 'site.visitor']) {
      localStorage.setItem(key, '{"broken');
    }
  });
  await page.goto('/book-online');
  await live(page);
  await fillForm(page, who, { days: 14, time: '8-10 AM' });
  await submitButton(page).click();
  await expect(scheduled(page)).toBeVisible();
  expect(await site.appointmentsOf(who.phone)).toHaveLength(1);
  expect(await storedAppointments(page)).toHaveLength(1);
});

test('When the request can be neither stored nor sent, the page asks the visitor to call', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/book-online');
  await live(page);
  await fillForm(page, homeowner('0180'), { days: 20 });
  await page.route('**/rest/v1/rpc/book_appointment', (route) => route.abort());
  await submitButton(page).click();
  await expect(page.getByRole('main')).toContainText(
    'Failed to submit appointment. Please try calling us directly at (713) 555-0142.',
  );
});

test('A half-filled form survives a reload and a detour', async ({ page }) => {
  await page.goto('/book-online');
  await live(page);
  await fillForm(page, homeowner('0181'), { days: 21 });
  await page.locator('footer a[href="/faq"]').click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.locator('footer a[href="/book-online"]').click();
  await expect(page.locator('main [name=name]')).toHaveValue('Ada Homeowner');
  await page.reload();
  await live(page);
  await expect(page.locator('main [name=name]')).toHaveValue('Ada Homeowner');
  await expect(page.getByRole('radio', { name: '2-4 PM' })).toBeChecked();
});
