import type { Page } from 'playwright/test';
import { fillForm, homeowner, scheduled, submitButton } from '../booking-form';
import { blockContacts, clickAll, tracked } from '../contacts';
import type { TrackedEvent } from '../contacts';
import { expect, live, test } from '../fixtures';

const named = async (page: Page, event: string): Promise<TrackedEvent[]> =>
  (await tracked(page)).filter((entry) => entry.event === event);

test.beforeEach(async ({ page }) => {
  await blockContacts(page);
});

test('The chat appears after a while and counts the message that is sent', async ({ page }) => {
  await page.goto('/faq');
  await live(page);
  await page.getByRole('button', { name: 'Chat Now' }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill('My drum is stuck');
  await page.getByRole('link', { name: 'Send' }).click();
  expect(await named(page, 'whatsapp')).toEqual([{ event: 'whatsapp', place: 'chat' }]);
  expect(JSON.stringify(await tracked(page))).not.toContain('My drum is stuck');
});

test('A page whose part cannot run still counts its calls', async ({ page }) => {
  await page.route('**/releases/mf-catalog/**', (route) => route.abort());
  await page.goto('/appliances/dryer');
  await live(page);
  await expect(page.locator('main[data-preserved]')).toBeAttached();
  expect((await clickAll(page)).faults).toEqual([]);
});

for (const path of ['/appliances/dryer', '/book-online']) {
  test(`${path} counts a click on a phone number before hydration`, async ({ page }) => {
    let release = () => {};
    const pressed = new Promise<void>((done) => (release = done));
    await page.route('**/releases/shell/**/main.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('header a[href^="tel:"]').first().click();
    expect(await tracked(page)).toEqual([{ event: 'phone_call', place: 'header' }]);
    release();
    await live(page);
    expect(await named(page, 'phone_call')).toHaveLength(1);
    await page.locator('header a[href^="tel:"]').first().click();
    expect(await named(page, 'phone_call')).toHaveLength(2);
  });
}

test('Phone numbers next to a ZIP, served or not, are counted, too', async ({ page }) => {
  await page.goto('/');
  await live(page);
  const main = page.getByRole('main');
  for (const [zip, answer] of [
    ['77002', 'Great! We serve your area'],
    ['10001', 'Expanding to your area soon'],
  ] as const) {
    await main.getByRole('textbox', { name: /zip/i }).fill(zip);
    await main.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText(answer)).toBeVisible();
    expect((await clickAll(page)).faults, zip).toEqual([]);
  }
});

test('An estimate and the phone numbers next to it are counted', async ({ page }) => {
  await page.goto('/estimate?appliance=washing-machine&issue=not-draining');
  await live(page);
  await page.getByRole('button', { name: 'Calculate My Repair Cost' }).click();
  await expect(page.getByRole('main')).toContainText('$162 - $315');
  expect(await named(page, 'estimate')).toEqual([
    {
      event: 'estimate',
      appliance: 'washing-machine',
      issue: 'not-draining',
      min: 162,
      max: 315,
    },
  ]);
  expect((await clickAll(page)).faults).toEqual([]);
});

test('Bookings, warranty checks and part searches are counted without personal data', async ({
  page,
  context,
}) => {
  await context.route(/^https:\/\/parts\.example/, (route) => route.fulfill({ body: 'Parts' }));
  const who = homeowner('0187');
  const words = 'Ada of 12 Bayou Lane: it sparks';
  await page.goto('/book-online');
  await live(page);
  await fillForm(page, who);
  await page.locator('main [name=issue]').selectOption({ label: 'Other' });
  await page.locator('main [name=otherIssue]').fill(words);
  await submitButton(page).click();
  await expect(scheduled(page)).toBeVisible();
  expect((await clickAll(page)).faults).toEqual([]);

  const header = page.locator('header');
  await header.getByRole('link', { name: 'Warranty' }).first().click();
  await page.getByRole('textbox', { name: 'Phone' }).fill(who.phone);
  await page.getByRole('textbox', { name: 'Name' }).fill(who.name);
  await page.getByRole('main').getByRole('button', { name: /check/i }).first().click();
  await expect(page.getByText('No service records found.')).toBeVisible();
  expect((await clickAll(page)).faults).toEqual([]);

  await header.getByRole('link', { name: 'Parts' }).first().click();
  await page.getByRole('main').getByRole('searchbox').fill('WPW10730972');
  const tab = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await tab;

  const events = await tracked(page);
  const counted = (event: string) => events.filter((entry) => entry.event === event);
  expect(counted('appointment')).toEqual([
    { event: 'appointment', appliance: 'Washing Machine', issue: 'Other' },
  ]);
  expect(counted('warranty_check')).toEqual([{ event: 'warranty_check', result: 'none' }]);
  expect(counted('parts_search')).toEqual([{ event: 'parts_search', type: 'part' }]);
  const sent = JSON.stringify(events).toLowerCase();
  for (const secret of [...Object.values(who), words, 'Water stands', 'WPW10730972', 'Bayou']) {
    expect(sent).not.toContain(secret.toLowerCase());
  }
  expect(sent.replace(/\D/g, '')).not.toContain(who.phone);
});

test('Web vitals name the versions on the page, from a chunk that loads late', async ({
  page,
  request,
}) => {
  const registry = await (await request.get('/registry.json')).json();
  const chunk = page.waitForRequest(/\/releases\/shell\/[^/]+\/reports\.js$/);
  await page.goto('/brands');
  await live(page);
  await chunk;
  await expect.poll(async () => (await named(page, 'web_vital')).length).toBeGreaterThan(1);
  // A fast response is not reported, so this click is made slow.
  const pressed = await page.evaluateHandle(() => {
    addEventListener('click', () => {
      const end = performance.now() + 120;
      while (performance.now() < end);
    });
    const painted = new Promise<void>((done) => {
      new PerformanceObserver((list) => {
        if (list.getEntries().some(({ name }) => name === 'click'))
          requestIdleCallback(() => done());
      }).observe({ type: 'event' });
    });
    return { painted };
  });
  await page.getByRole('heading', { level: 1 }).click();
  // A click is counted once its response is painted and the page is idle; leave only then.
  await pressed.evaluate(({ painted }) => painted);
  // Some metrics are reported only when the visitor leaves.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const names = async () =>
    [...new Set((await named(page, 'web_vital')).map(({ name }) => name))].sort();
  await expect.poll(names).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  for (const vital of await named(page, 'web_vital')) {
    expect(vital).toMatchObject({ page: '/brands', versions: { shell: expect.any(String) } });
    // Without private parts, which no page of visitors names.
    const { shell, ...remotes } = vital.versions as Record<string, string>;
    expect(shell).toBeTruthy();
    expect(Object.keys(remotes)).toEqual(expect.arrayContaining(['mf-catalog', 'mf-booking']));
    for (const [part, version] of Object.entries(remotes)) {
      expect(version).toBe(registry.microFrontends[part]?.[0].metadata.version);
    }
  }
});

test('A reader of reports that cannot be loaded is itself counted', async ({ page }) => {
  await page.route('**/releases/shell/**/reports.js', (route) => route.abort());
  await page.goto('/brands');
  await live(page);
  const failures = async () => (await named(page, 'part_failed')).map(({ part }) => part);
  await expect.poll(failures).toEqual(['shell/reports']);
});
