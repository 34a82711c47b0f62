import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArgs } from '@site/composer/find-browser';
import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { expect } from '../fixtures';
import { requireBrowser } from '../require-browser';
import { book, maria, olga, run, signIn, staffTest as test } from '../staff-site';

test.use({
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'allow',
});

const storedPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('staff');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

/** Waits until the phone has every page. */
const untilStored = (page: Page) =>
  expect.poll(() => storedPages(page)).toEqual(expect.arrayContaining(['/staff', '/staff/more']));

/** The app is closed, the network gone, and the app opened again. */
async function reopenWithoutNetwork(context: BrowserContext, page: Page): Promise<Page> {
  await context.setOffline(true);
  await page.close();
  return context.newPage();
}

test('A technician opens the app in a cellar without a network', async ({
  page,
  context,
  staffSite: site,
}) => {
  const id = await book(site, { digits: '0101' });
  await run(site, 'confirm', id, '--technician', maria.name);
  await signIn(page, site, maria);
  await page.getByRole('link', { name: 'Ada Homeowner', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Finish the Job' })).toBeVisible();
  await page.goto(`${site.origin}/staff/week`);
  await expect(page.getByRole('button', { name: /visit/ }).first()).toBeVisible();
  await untilStored(page);

  const cellar = await reopenWithoutNetwork(context, page);
  await cellar.goto(`${site.origin}/staff`);
  await expect(cellar.getByText('No connection').first()).toBeVisible();
  await cellar.getByRole('link', { name: 'Ada Homeowner', exact: true }).click();
  await expect(cellar.getByText(/^This visit is as of/)).toBeVisible();
  await expect(cellar.getByText('12 Bayou Lane, 77002')).toBeVisible();
  await cellar.goto(`${site.origin}/staff/week`);
  await expect(cellar.getByText(/^This list is as of/)).toBeVisible();
  // A job that ends in the cellar is not lost.
  await cellar.goto(`${site.origin}/staff/visit?id=${id}`);
  await cellar.getByRole('button', { name: 'Finish the Job' }).click();
  await cellar.getByLabel(/^Labor/).fill('Cleaned the vent');
  await cellar.getByLabel(/^Cost of labor/).fill('90');
  await cellar.getByLabel(/^Paid/).selectOption('cash');
  await cellar.getByRole('button', { name: 'Finish and Save' }).click();
  await expect(cellar.getByText(/Finished on this phone/).first()).toBeVisible();
  await context.setOffline(false);
  await cellar.goto(`${site.origin}/staff`);
  const stateOf = async () => (await site.appointments()).find((each) => each.id === id)?.state;
  await expect.poll(stateOf).toBe('done');
});

test('Without a network a page shows what the phone has seen, and says so; others say why they are empty', async ({
  page,
  context,
  staffSite: site,
}) => {
  await signIn(page, site, olga);
  await page.goto(`${site.origin}/staff/people`);
  await expect(page.getByText(maria.name).first()).toBeVisible();
  await untilStored(page);

  const offline = await reopenWithoutNetwork(context, page);
  await offline.goto(`${site.origin}/staff/people`);
  await expect(offline.getByText(maria.name).first()).toBeVisible();
  await expect(offline.getByText(/^This page is as of/)).toBeVisible();
  await offline.goto(`${site.origin}/staff/receipts`);
  await expect(offline.getByRole('heading', { name: 'Receipts', level: 1 })).toBeVisible();
  await expect(offline.getByText(/^There is no network/)).toBeVisible();

  await context.setOffline(false);
  await offline.goto(`${site.origin}/staff/people`);
  await expect(offline.getByText(maria.name).first()).toBeVisible();
  await expect(offline.getByText(/^This page is as of/)).toBeHidden();
  // Nothing of customers or colleagues stays after the sign-out.
  await offline.goto(`${site.origin}/staff/more`);
  // The last of what loads above the button: it would move while it is pressed.
  await expect(offline.getByLabel('Months after the last visit')).toBeVisible();
  await offline.getByRole('button', { name: 'Sign Out' }).click();
  await expect(offline.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await offline.evaluate(() => Object.keys(localStorage).join())).not.toContain(
    'staff.seen',
  );
});

test('A notification reaches the phone', async ({ staffSite: site }) => {
  const id = await book(site, { digits: '0101' });
  // Browsers block notifications in private windows, which tests have otherwise, and the shell has none.
  const profile = await mkdtemp(join(tmpdir(), 'staff-app-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: requireBrowser({ windowed: true }),
    args: browserArgs,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await context.grantPermissions(['notifications'], { origin: site.origin });
  // The push service of the browser is on the network, which a test does not have.
  await page.addInitScript(() => {
    let subscription: object | null = null;
    const made = () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/test',
      toJSON: () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/test',
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        if (applicationServerKey.length !== 65) throw new Error('no key');
        return (subscription = made());
      },
      getSubscription: async () => subscription,
    });
  });
  await signIn(page, site, maria);
  await page.goto(`${site.origin}/staff/more`);
  await page.getByRole('button', { name: 'Notify Me on This Phone' }).click();
  await expect(page.getByText(/^This phone shows when someone gives you a visit/)).toBeVisible();

  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registration;
  const message = { title: 'Olga Owner gave this visit to you', body: 'Dryer in 77002', tag: id };
  const url = `/staff/visit?id=${id}`;
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({
        ...{ title, body, tag },
        url: (data as { url: string }).url,
      }));
    });
  // Sent again while it is not shown, as a push service does: the browser loses messages, without a
  // word, to a worker that is still being activated. A second one replaces the first, by its tag.
  const delivered = async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: site.origin,
      registrationId,
      data: JSON.stringify({ ...message, url }),
    });
    return shown();
  };
  await expect
    .poll(delivered, { intervals: [2_000, 5_000, 10_000] })
    .toEqual([{ ...message, url }]);

  await page.getByRole('button', { name: 'Stop Notifications' }).click();
  await expect(page.getByRole('button', { name: 'Notify Me on This Phone' })).toBeVisible();
  await context.close();
  await rm(profile, { recursive: true, force: true });
});

test('The owner wants a time of arrival, the technician says one, and the customer reads it', async ({
  page,
  browser,
  staffSite: site,
}) => {
  const id = await book(site, { digits: '0101' });
  await run(site, 'confirm', id, '--technician', maria.name);
  await signIn(page, site, olga);
  await page.goto(`${site.origin}/staff/more`);
  await page.getByRole('button', { name: 'Ask for the Time' }).click();
  await expect(page.getByText(/^Technicians who press On the Way are asked/)).toBeVisible();

  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await signIn(phone, site, maria);
  await phone.goto(`${site.origin}/staff/visit?id=${id}`);
  await phone.getByRole('button', { name: 'On the Way' }).click();
  await expect(phone.getByRole('heading', { name: 'When do you arrive?' })).toBeVisible();
  if (process.env.LOOK)
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.emulateMedia({ colorScheme });
      await phone.waitForTimeout(400);
      await phone.screenshot({ path: `/tmp/look/arrival-360-${colorScheme}.png` });
    }
  await phone.getByRole('button', { name: '30 min' }).click();
  await expect(phone.getByText('You are on the way.')).toBeVisible();
  const words = async () =>
    (await site.mailsAbout(id)).find(({ subject }) => /on the way/.test(subject))?.text;
  // 8 AM in Houston, and the minutes until the test has come here.
  await expect.poll(words).toMatch(/Expected about 8:\d[05] AM\./);
  await phone.close();
});

test('On a wide screen the owner sees the day on a map, and drags a visit', async ({
  browser,
  staffSite: site,
}) => {
  const id = await book(site, { digits: '0101' });
  await run(site, 'confirm', id, '--technician', maria.name);
  const desk = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await signIn(desk, site, olga);
  await desk.goto(`${site.origin}/staff`);
  await expect(
    desk.getByRole('img', { name: /^Map of the stops in driving order\. Maria Lopez: 77002/ }),
  ).toBeVisible();
  const visit = desk.getByRole('table').getByRole('link', { name: /^Ada Homeowner/ });
  const row = desk.getByRole('row', { name: /^12 PM - 2 PM/ });
  await visit.dragTo(row.getByRole('cell').first());
  await expect(desk.getByText('Ben Okafor does not work in 77002')).toBeVisible();
  if (process.env.LOOK)
    for (const colorScheme of ['light', 'dark'] as const) {
      await desk.emulateMedia({ colorScheme });
      await desk.waitForTimeout(400);
      await desk.screenshot({ path: `/tmp/look/board-1280-${colorScheme}.png` });
    }
  await visit.dragTo(row.getByRole('cell').last());
  await expect(desk.getByText('Ada Homeowner: No technician, 12 PM - 2 PM')).toBeVisible();
  await expect(desk.getByRole('img', { name: /^Map of the stops/ })).toBeHidden();
  await desk.close();
});
