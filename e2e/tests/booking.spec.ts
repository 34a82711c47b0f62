import {
  dayAhead,
  fillForm,
  homeowner,
  scheduled,
  storedAppointments,
  submitButton,
} from '../booking-form';
import { expect, live, test } from '../fixtures';
import { clockAt, Site, workDir } from '../site';
import { book } from '../staff-site';

const request = homeowner('0163');

test('A homeowner books, and the business has it in its database and its inbox @phone', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto('/book-online');
  await live(page);
  await fillForm(page, request, { days: 26 });
  await expect(page.getByText('✓ We service your area!')).toBeVisible();
  await submitButton(page).click();
  await expect(scheduled(page)).toBeVisible();
  const shown = await page.locator('main').innerText();
  const [id = ''] = /APT-\d{6}/.exec(shown) ?? [];
  expect(id).not.toBe('');

  const stored = await storedAppointments(page);
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ id, state: 'requested', zipCode: '77002' });

  const [row, ...others] = await site.appointmentsOf(request.phone);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    id,
    ...request,
    address: '12 Bayou Lane, Houston, TX',
    appliance: 'Washing Machine',
    description: 'Water stands in the drum.',
    preferredDate: dayAhead(26),
    state: 'requested',
  });

  await expect.poll(async () => (await site.mailsAbout(id)).length).toBe(2);
  const mails = await site.mailsAbout(id);
  const customer = mails.find(({ to }) => to.includes(request.email));
  const team = mails.find(({ to }) => !to.includes(request.email));
  expect(customer).toBeTruthy();
  expect(team?.text).toContain('12 Bayou Lane');
  expect(complaints).toEqual([]);

  await page.reload();
  await expect(page.getByRole('region', { name: 'Appointment Scheduled!' })).toContainText(id);
  await page.getByRole('button', { name: 'Schedule Another Appointment' }).click();
  await expect(page.locator('main [name=name]')).toHaveValue(request.name);
  await expect(page.locator('main [name=appliance]')).toHaveValue('');
});

test('Nothing is lost while the mail server is down', async () => {
  const site = await Site.start(`${workDir}/production`, {
    env: { SMTP_URL: 'smtp://127.0.0.1:9' },
  });
  try {
    const id = await book(site, { digits: '0165', preferredDate: dayAhead(9) });
    expect(await site.appointments()).toHaveLength(1);
    await site.halt();
    delete site.env.SMTP_URL;
    // The server retries by itself; an hour later every pause between retries is over.
    const later = new Date(Date.now() + 3_600_000).toISOString();
    Object.assign(site.env, clockAt(later));
    await site.boot();
    await expect.poll(async () => (await site.mailsAbout(id)).length).toBe(2);
  } finally {
    await site.stop();
  }
});

test('A ZIP outside the area stops the booking and says so', async ({ page, site }) => {
  await page.goto(`${site.origin}/book-online`);
  await live(page);
  await fillForm(page, request, { days: 27 });
  await page.locator('main [name=zipCode]').fill('90210');
  await expect(page.getByText("Sorry, we don't currently service this area").first()).toBeVisible();
  await expect(submitButton(page)).toBeDisabled();
});

test('An empty form names every field that is missing and leads to it', async ({ page, site }) => {
  const before = await site.appointments();
  await page.goto(`${site.origin}/book-online`);
  await live(page);
  await submitButton(page).click();
  for (const field of ['Name', 'Phone', 'Email', 'Address', 'Appliance']) {
    await expect(page.getByText(new RegExp(`^${field}.* is required`, 'i')).first()).toBeVisible();
  }
  const summary = page.locator(':focus');
  await expect(summary.getByRole('link')).not.toHaveCount(0);
  await summary.getByRole('link', { name: 'Name is required' }).click();
  await expect(page.locator('main [name=name]')).toBeFocused();
  expect(await site.appointments()).toEqual(before);
});
