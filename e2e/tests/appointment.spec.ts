import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { answerWith, link as anyLink, views } from '../appointment-states';
import { CheckedPages } from '../axe';
import { dayAhead, fillForm, homeowner, scheduled, submitButton } from '../booking-form';
import { tracked } from '../contacts';
import { expect, live, test } from '../fixtures';
import { photoWithPosition } from '../photo-with-position';
import { clockAt, Site, workDir } from '../site';
import { run } from '../staff-site';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const ticket = (page: Page) => page.getByRole('region', { name: 'Washing Machine repair' });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Books a visit on its test's own day and follows the confirmation's link. @returns link, number, key */
async function book(page: Page, site: Site, digits: string, days: number) {
  await page.goto('/book-online');
  await live(page);
  await fillForm(page, homeowner(digits), { days, time: '8-10 AM' });
  await submitButton(page).click();
  await expect(scheduled(page)).toBeVisible();
  const change = page.getByRole('link', { name: 'Change or Cancel' });
  const link = new URL((await change.getAttribute('href')) ?? '', site.origin).href;
  await change.click();
  await expect(ticket(page)).toBeVisible();
  return { link, id: /APT-\d{6}/.exec(link)?.[0] ?? '', key: link.split('.').at(-1) ?? '' };
}

/** Mails to the customer with a calendar entry, oldest first, as their entries' fields. */
async function entries(site: Site, email: string) {
  const mails = (await site.inbox()).filter(({ to, calendar }) => to.includes(email) && calendar);
  return mails.reverse().map(({ calendar = '' }) => {
    const unfolded = calendar.replace(/\r?\n /g, '');
    const field = (name: string) =>
      new RegExp(`^${name}[^:\n]*:(.*?)\r?$`, 'm').exec(unfolded)?.[1];
    return {
      method: field('METHOD'),
      uid: field('UID'),
      sequence: Number(field('SEQUENCE')),
      start: field('DTSTART'),
    };
  });
}

/** Chooses a day and a window in the panel, and sends it. */
async function move(page: Page, date: string, time: string): Promise<void> {
  await press(page, 'Move to Another Time');
  await page.getByLabel('Preferred date').fill(date);
  await page.getByRole('radio', { name: time }).check();
  await press(page, 'Move My Visit');
}

async function freePlaces(site: Site, from: string, time: string): Promise<number> {
  const response = await fetch(`${site.origin}/rest/v1/rpc/open_windows`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'sb_publishable_embedded' },
    body: JSON.stringify({ from_date: from, days: 1 }),
  });
  const [day] = (await response.json()) as { windows: { time: string; free: number }[] }[];
  return day?.windows.find((each) => each.time === time)?.free ?? 0;
}

test('An appointment from its booking to its cancellation, through the links of the mails', async ({
  page,
  complaints,
}) => {
  // Tuesday, 10 AM in Houston.
  const now = '2026-03-03T16:00:00Z';
  const site = await Site.start(`${workDir}/production`, { env: clockAt(now) });
  const who = homeowner('0301');
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url(), request.headers().referer ?? ''));
  try {
    await page.clock.install({ time: new Date(now) });
    await page.goto(`${site.origin}/book-online`);
    await live(page);
    await fillForm(page, who, { date: '2026-03-05' });
    await page.getByText('Add photos (optional)').click();
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') };
    await page
      .getByLabel('Photo files')
      .setInputFiles([await photoWithPosition(page, 'label.jpg'), notes]);
    await expect(page.getByText(/notes\.txt is not a photo that we can read/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Preview of photo 1' })).toBeVisible();
    await submitButton(page).click();
    await expect(scheduled(page)).toBeVisible();
    await expect(page.getByText('We have your photo.')).toBeVisible();
    await expect(page.getByText('within 30 minutes. The confirmation')).toBeVisible();
    expect(await freePlaces(site, '2026-03-05', '2-4 PM')).toBe(2);

    // The mail's link opens the same page as the ticket's.
    await expect.poll(async () => (await entries(site, who.email)).length).toBe(1);
    const mail = (await site.inbox()).find(({ to }) => to.includes(who.email));
    const [, hash = ''] = /\/appointment(#APT-\d{6}\.[\w-]{43})/.exec(mail?.text ?? '') ?? [];
    expect(mail?.text).toContain('1. To confirm, we call (713) 555-0301 within 30 minutes.');
    const link = page.getByRole('link', { name: 'Change or Cancel' });
    await expect(link).toHaveAttribute('href', `/appointment${hash}`);
    const [id = '', key = ''] = hash.slice(1).split('.');
    await link.click();
    await expect(ticket(page)).toContainText('Requested');
    await expect(page.getByRole('img', { name: 'Preview of photo 1' })).toBeVisible();
    await run(site, 'confirm', id, '--technician', 'Maria Lopez');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(ticket(page)).toContainText('Maria Lopez comes in this window.');
    await expect(page.getByText('This visit has changed')).toBeVisible();

    await move(page, '2026-03-06', '10-12');
    await expect(page.getByText('Moved to Friday, March 6, 10 AM - 12 PM')).toBeVisible();
    await expect(ticket(page)).toContainText('Friday, March 610 AM - 12 PM');
    expect(await freePlaces(site, '2026-03-05', '2-4 PM')).toBe(3);
    expect(await freePlaces(site, '2026-03-06', '10-12')).toBe(2);
    await expect.poll(async () => (await entries(site, who.email)).length).toBe(2);
    const [booked, moved] = await entries(site, who.email);
    expect(booked).toMatchObject({ method: 'REQUEST', start: '20260305T200000Z' });
    expect(moved).toMatchObject({ method: 'REQUEST', start: '20260306T160000Z', uid: booked?.uid });
    expect(moved?.sequence).toBeGreaterThan(booked?.sequence ?? 0);

    // Staff alone can read the photo, and it does not contain where it was taken.
    const folder = join(site.dir, 'photos');
    const saved = await site.staff('photos', id, folder);
    expect(saved.code, saved.output).toBe(0);
    const [name = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    const bytes = await readFile(join(folder, name));
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(bytes.includes('Exif')).toBe(false);

    // A day later, after ten in the morning.
    await run(site, 'confirm', id);
    await site.halt();
    Object.assign(site.env, clockAt('2026-03-05T16:05:00Z'));
    await site.boot();
    const reminders = async () =>
      (await site.inbox()).filter(
        ({ to, subject }) => to.includes(who.email) && /tomorrow/i.test(subject),
      );
    await expect.poll(async () => (await reminders()).length).toBe(1);
    expect((await reminders())[0]?.text).toContain('Friday, March 6');

    await page.clock.setSystemTime(new Date('2026-03-05T16:06:00Z'));
    await page.reload();
    await expect(ticket(page)).toContainText('Confirmed');
    // Staff alone can read it, so the picture is this browser's own copy.
    await expect(page.getByRole('img', { name: 'Preview of photo 1' })).toBeVisible();
    await page.getByText('What has happened so far').click();
    await expect(
      page.getByText(/^Moved by you from Thursday, March 5, .* to Friday, March 6, /),
    ).toBeVisible();
    await press(page, 'Cancel This Visit');
    await expect(page.getByText('Washing Machine repair on Friday, March 6')).toBeVisible();
    await page.getByLabel(/^Reason/).fill('It works again');
    await press(page, 'Yes, Cancel This Visit');
    await expect(ticket(page)).toContainText('Canceled');
    await expect.poll(async () => (await entries(site, who.email)).at(-1)?.method).toBe('CANCEL');
    expect(await freePlaces(site, '2026-03-06', '10-12')).toBe(3);

    expect(urls.filter((url) => url.includes(key))).toEqual([]);
    expect(JSON.stringify(await tracked(page))).not.toContain(key);
    expect(complaints).toEqual([]);
  } finally {
    await site.stop();
  }
});

/** The same appointment in a second tab. */
async function secondTab(context: BrowserContext, link: string): Promise<Page> {
  const other = await context.newPage();
  await other.goto(link);
  await expect(ticket(other)).toBeVisible();
  return other;
}

test('Two tabs at once: each shows what the other has done, and an old one changes nothing', async ({
  page,
  context,
  site,
}) => {
  const { link } = await book(page, site, '0302', 38);
  const other = await secondTab(context, link);
  await move(page, dayAhead(40), '10-12');
  await expect(page.getByText(/^Moved to/)).toBeVisible();
  await expect(other.getByText('This visit has changed')).toBeVisible();
  await expect(ticket(other)).toContainText('10 AM - 12 PM');

  // This tab gets no events, like a suspended tab.
  await other.route('**/rpc/view_appointment', (route) => route.abort());
  await move(page, dayAhead(41), '2-4 PM');
  await expect(page.getByText(/^Moved to .*2 PM - 4 PM/)).toBeVisible();
  await press(other, 'Cancel This Visit');
  await press(other, 'Yes, Cancel This Visit');
  await expect(other.getByText(/Your change was not made/)).toContainText('2 PM - 4 PM');
  await expect(ticket(other)).toContainText('2 PM - 4 PM');
  await press(other, 'Yes, Cancel This Visit');
  await expect(other.getByText(/is canceled$/)).toBeVisible();
  await expect(ticket(page)).toContainText('Canceled');
});

test('Offline in each step: it is said, nothing is lost, and the step works afterwards', async ({
  page,
  context,
  site,
}) => {
  const { link, id } = await book(page, site, '0303', 39);
  const offline = () => page.getByText(/^You are offline/);
  await expect(page.getByRole('button', { name: 'Choose Photos' })).toBeVisible();

  await press(page, 'Move to Another Time');
  await page.getByLabel('Preferred date').fill(dayAhead(42));
  await page.getByRole('radio', { name: '10-12' }).check();
  await context.setOffline(true);
  await press(page, 'Move My Visit');
  await expect(offline()).toBeVisible();
  await context.setOffline(false);
  await press(page, 'Move My Visit');
  await expect(page.getByText(/^Moved to/)).toBeVisible();

  await page.getByLabel('Your note').fill('The gate code is 4711.');
  await context.setOffline(true);
  await press(page, 'Add Note');
  await expect(offline()).toBeVisible();
  await expect(page.getByLabel('Your note')).toHaveValue('The gate code is 4711.');
  await page.getByLabel('Photo files').setInputFiles(await photoWithPosition(page));
  await expect(page.getByText(/^1 photo waiting/)).toBeVisible();
  await context.setOffline(false);
  // The photo goes by itself, the note with the button.
  await expect(page.getByText('We have your photo.')).toBeVisible();
  await press(page, 'Add Note');
  await expect(page.getByText('Your note is saved')).toBeVisible();

  await context.setOffline(true);
  await press(page, 'Cancel This Visit');
  await press(page, 'Yes, Cancel This Visit');
  await expect(offline()).toBeVisible();
  await context.setOffline(false);
  await press(page, 'Yes, Cancel This Visit');
  await expect(page.getByText(/is canceled$/)).toBeVisible();

  // A page that gets no answer shows what this browser has, and loads with the network.
  await page.route('**/rpc/view_appointment', (route) => route.abort());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(`This browser last had ${id}`);
  await page.unroute('**/rpc/view_appointment');
  await press(page, 'Try Again');
  await expect(ticket(page)).toContainText('Canceled');
});

test('A photo that is chosen offline at booking arrives with the request', async ({
  page,
  context,
  site,
}, testInfo) => {
  const who = homeowner('0304');
  await page.goto('/book-online');
  await live(page);
  await fillForm(page, who, { days: 43, time: '8-10 AM' });
  await page.getByText('Add photos (optional)').click();
  const input = page.getByLabel('Photo files');
  await input.setInputFiles(await photoWithPosition(page));
  await expect(page.getByRole('img', { name: 'Preview of photo 1' })).toBeVisible();
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your request is saved' })).toBeVisible();
  await context.setOffline(false);
  // Any page sends what is queued.
  await page.goto('/faq');
  const rows = () => site.appointmentsOf(who.phone);
  await expect.poll(async () => (await rows()).length).toBe(1);
  const [row] = await rows();
  const folder = testInfo.outputPath('photos');
  await expect
    .poll(async () => {
      await run(site, 'photos', String(row?.id), folder);
      return readdir(folder).catch(() => []);
    })
    .toHaveLength(1);
});

test('A wrong key, an unknown number and half a link have one text, with phone and look-up', async ({
  page,
  browser,
  site,
}) => {
  const { id, key } = await book(page, site, '0305', 44);
  const wrong = `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`;
  const shown: string[] = [];
  const stranger = await browser.newContext();
  const visit = await stranger.newPage();
  for (const hash of [`${id}.${wrong}`, `APT-000001.${key}`, id.slice(0, -2)]) {
    await visit.goto('about:blank');
    await visit.goto(`${site.origin}/appointment#${hash}`);
    await expect(visit.getByText("This link doesn't open an appointment")).toBeVisible();
    shown.push(await visit.locator('main').innerText());
    expect(await visit.evaluate(() => localStorage.getItem('appointments') ?? '[]')).toBe('[]');
  }
  await visit.getByLabel('Appointment number').fill(id);
  await visit.getByLabel('Phone', { exact: true }).fill('7135550305');
  await visit.getByRole('button', { name: 'Show My Appointment' }).click();
  await expect(ticket(visit)).toBeVisible();
  // The browser has the key, and the address bar no longer.
  await expect(visit).toHaveURL(`${site.origin}/appointment#${id}`);
  await visit.reload();
  await expect(ticket(visit)).toBeVisible();
  await stranger.close();
  expect(new Set(shown).size).toBe(1);
  expect(shown[0]).toContain('(713) 555-0142');
});

test('Every state of the page is accessible, with its panels and messages', async ({
  page,
  site,
}) => {
  const checked = new CheckedPages();
  const isAccessible = async (state: string) => {
    expect.soft(await checked.violationsOf(page), state).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${state} is wider than the screen`).toBeLessThanOrEqual(0);
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.clock.install({ time: new Date('2026-11-24T16:00:00Z') });
  for (const [state, view] of Object.entries(views)) {
    await answerWith(page, view);
    await page.goto('about:blank');
    await page.goto(site.origin + anyLink);
    await expect(ticket(page)).toBeVisible();
    await isAccessible(state);
    await page.unroute('**/rpc/view_appointment');
  }
  await answerWith(page, views.confirmed);
  await page.goto('about:blank');
  await page.goto(site.origin + anyLink);
  await press(page, 'Move to Another Time');
  // Nothing at the bottom of the screen leads away from the panel to a new booking.
  await expect(page.getByRole('region', { name: 'Call or book' }).getByRole('link')).toHaveText([
    'Call now',
  ]);
  await press(page, 'Move My Visit');
  await expect(page.getByText('Preferred date is required')).toBeVisible();
  await isAccessible('the move');
  await press(page, 'Keep My Time');
  await expect(page.getByRole('button', { name: 'Move to Another Time' })).toBeFocused();
  await press(page, 'Cancel This Visit');
  await page.route('**/rpc/cancel_appointment', (route) => route.abort());
  await press(page, 'Yes, Cancel This Visit');
  await expect(page.getByText(/could not be reached/)).toBeVisible();
  await isAccessible('the cancellation that got no answer');
  // The list of this browser, and its look-up.
  await page.goto(`${site.origin}/appointment`);
  await expect(page.getByRole('region', { name: 'Your appointments' })).toBeVisible();
  await press(page, 'Show My Appointment');
  await isAccessible('the list');
});
