import type { Page } from 'playwright/test';
import { dayAhead, homeowner } from '../booking-form';
import { expect, live, test } from '../fixtures';

/** Device settings, set in the page before its scripts run. */
const devices: Record<string, () => void> = {
  'who saves data': () =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  'on a 3g network': () =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  'on a slow 2g network': () =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } }),
  'with a gigabyte of memory': () => Object.defineProperty(navigator, 'deviceMemory', { value: 1 }),
};
const saver = devices['who saves data'] ?? (() => {});

/** Addresses of scripts that the page requests from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  return scripts;
}

/** Scrolls the page to its end. */
async function read(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 30));
    }
  });
  await page.waitForLoadState('networkidle');
}

const tracked = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: object[] }).dataLayer ?? []);

for (const path of [
  '/appliances/washing-machine',
  '/brands/samsung',
  '/service-area/77002',
  // Its price is a fragment that only has a link.
  '/issues/washing-machine-not-draining',
  '/blog/dryer-vents-in-slab-houses',
]) {
  test(`A visitor who saves data reads ${path} without any script`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.addInitScript(saver);
    await page.clock.install();
    await page.goto(path);
    await read(page);
    // The chat is a link that appears five seconds after the document.
    await page.clock.fastForward('00:05');
    const chat = page.getByRole('complementary', { name: 'Chat' }).getByRole('link');
    await expect(chat).toBeVisible();
    expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+/);
    expect(scripts).toEqual([]);
  });
}

for (const [who, device] of Object.entries(devices)) {
  test(`For a visitor ${who} the page starts when a button gets focus or a pointer`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await page.addInitScript(device);
    await page.goto('/appliances/dryer');
    await read(page);
    expect(scripts).toEqual([]);
    await page.locator('header button[aria-haspopup=dialog]').focus();
    await live(page);
  });
}

test('Without the scripts menus open, links lead on and calls are counted', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.addInitScript(saver);
  await page.addInitScript(() => {
    // Stops calls from opening, so that the page only counts them.
    window.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
    });
  });
  await page.goto('/appliances/dryer');
  await page.locator('header a[href^="tel:"]').first().click();
  await page.locator('main a[href^="tel:"]').first().click();
  expect(await tracked(page)).toEqual([
    { event: 'phone_call', place: 'header' },
    { event: 'phone_call', place: expect.stringMatching(/^[a-z-]+$/) },
  ]);
  await page.locator('header summary').first().click();
  await page.locator('header details[open] a').first().click();
  await expect(page).not.toHaveURL(/dryer/);
  await expect(page.locator('main h1')).toBeVisible();
  expect(scripts).toEqual([]);
});

test('A click on the search before the page is live opens it once the page is live', async ({
  page,
}) => {
  await page.addInitScript(saver);
  await page.goto('/appliances/dryer');
  await page.locator('header button[aria-haspopup=dialog]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('The search shortcut starts the page, too', async ({ page }) => {
  await page.addInitScript(saver);
  await page.goto('/appliances/dryer');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('A form or a fragment near the viewport starts the page', async ({ page }) => {
  await page.addInitScript(saver);
  await page.goto('/book-online');
  await live(page);
  // The page that is left would still request scripts.
  await page.goto('about:blank');
  const scripts = scriptsOf(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await read(page);
  await live(page);
});

test('Back returns to the previous page, also when the page has not started', async ({ page }) => {
  await page.addInitScript(saver);
  await page.goto('/brands');
  await page.locator('header button[aria-haspopup=dialog]').focus();
  await live(page);
  await page.locator('footer a[href="/faq"]').click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(/\/brands$/);
  await expect(page.locator('main h1')).toContainText(/brand/i);
  await expect(page).toHaveTitle(/brand/i);
});

test('A queued request is sent although the visitor saves data', async ({ page }) => {
  await page.addInitScript(saver);
  const request = {
    ...homeowner('0192'),
    appliance: 'Dryer',
    issue: 'Not Heating',
    description: '',
    preferredDate: dayAhead(9),
    preferredTime: '8-10 AM',
    idempotencyKey: crypto.randomUUID(),
  };
  await page.addInitScript(
    ([key, queued]) => {
      if (!sessionStorage.getItem(key)) localStorage.setItem(key, queued);
      sessionStorage.setItem(key, 'queued once');
    },
    [
      `site.outbox.${request.idempotencyKey}`,
      JSON.stringify({ request, createdAt: new Date().toISOString() }),
    ] as const,
  );
  const answer = page.waitForResponse(/\/rpc\/book_appointment$/);
  await page.goto('/appliances/dryer');
  expect(await (await answer).json()).toMatchObject({ id: expect.stringMatching(/^APT-\d{6}$/) });
  const queued = () => Object.keys(localStorage).filter((key) => key.startsWith('site.outbox.'));
  await expect.poll(() => page.evaluate(queued)).toEqual([]);
});
