import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { CheckedPages } from '../axe';
import { expect, test } from '../fixtures';
import { photoOfLabel } from '../photo-of-label';
import { root } from '../site';
import type { Site } from '../site';
import {
  addAsCustomer,
  ben,
  book,
  bookWithKey,
  maria,
  olga,
  run,
  signIn,
  startStaffSite,
} from '../staff-site';

/** `PICTURES=1` renews the pictures of docs/owner-manual.md: one screen of a phone, in light. */
const { PICTURES } = process.env;

const open = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Wider than a phone, and without a place to break. */
const longLink = `https://shop.example/${'a'.repeat(90)}`;

/**
 * A day that has something of everything.
 * @returns the numbers of a confirmed visit, of one with a long link, and of one far away
 */
async function fill(
  browser: Browser,
  site: Site,
): Promise<{ id: string; linked: string; far: string }> {
  const ada = await bookWithKey(site, { digits: '0101' });
  const { id } = ada;
  await addAsCustomer(browser, site, ada, {
    photos: 3,
    note: 'Please ring twice, the bell is quiet. The dryer stands in the garage behind the car, and the side door is open from noon. The dog is friendly.',
  });
  const long = { name: 'Theodore Bartholomew-Montgomery', zipCode: '77449' };
  await book(site, { digits: '0102', name: 'Cleo Washington', zipCode: '77005' });
  await book(site, { digits: '0105', name: 'Omar Field', preferredTime: '2-4 PM' });
  const far = await book(site, {
    ...{ digits: '0103', preferredTime: '4-6 PM', ...long },
    address: '12345 North Westheimer Parkway Apartment 1204',
  });
  const done = await book(site, {
    digits: '0104',
    name: 'Nina Ray',
    preferredTime: '10-12',
    description: longLink,
  });
  await run(site, 'confirm', id, '--technician', maria.name);
  await run(site, 'confirm', far, '--technician', ben.name);
  await run(site, 'complete', done, '--technician', maria.name, '--cost', '180');
  return { id, linked: done, far };
}

/** Every screen with its state. */
const screens = ({
  id,
  linked,
  far,
}: {
  id: string;
  linked: string;
  far: string;
}): { name: string; path: string; act?: (page: Page) => Promise<void> }[] => [
  { name: 'today', path: '' },
  {
    name: 'several-at-once',
    path: '',
    act: async (page) => {
      await page.getByText(/^2 visits to confirm/).click();
      await page.getByText('Several at once').click();
      await page.getByRole('checkbox', { name: /^Cleo Washington/ }).check();
    },
  },
  { name: 'visit', path: `/visit?id=${id}` },
  { name: 'visit-with-a-link', path: `/visit?id=${linked}` },
  ...(
    ['Finish the Job', 'Reassign', 'Move', 'Correct', 'Order a Part', 'Cancel Visit'] as const
  ).map((button) => ({
    name: button.toLowerCase().replaceAll(' ', '-'),
    path: `/visit?id=${id}`,
    act: (page: Page) => open(page, button),
  })),
  {
    name: 'photos',
    path: `/visit?id=${id}`,
    act: async (page) => {
      await open(page, 'Photos, Signature');
      const picture = await photoOfLabel(page, 'DLE3400W');
      await page.getByLabel('Files: Before Photo').setInputFiles(picture);
      await expect(page.getByText('Photo before the work saved.')).toBeVisible();
      const pad = page.getByRole('img', { name: /^Field for the signature/ });
      await pad.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await pad.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      await page.mouse.move(x + width * 0.2, y + height * 0.6);
      await page.mouse.down();
      for (let n = 0; n < 20; n++)
        await page.mouse.move(x + width * (0.2 + n * 0.03), y + height * (0.6 + 0.2 * Math.sin(n)));
      await page.mouse.up();
      await open(page, 'Save Signature');
      await expect(page.getByText('Signature saved.')).toBeVisible();
      await page.getByRole('button', { name: 'Signature 1' }).click();
      await expect(page.getByText(/^Taken by/)).toBeVisible();
    },
  },
  { name: 'finished', path: `/visit?id=${linked}` },
  ...(['Correct the Job', 'Take the Job Back'] as const).map((button) => ({
    name: button.toLowerCase().replaceAll(' ', '-'),
    path: `/visit?id=${linked}`,
    act: (page: Page) => open(page, button),
  })),
  {
    name: 'part-ordered',
    path: `/visit?id=${far}`,
    act: async (page) => {
      await open(page, 'Order a Part');
      await page.getByLabel('Part', { exact: true }).fill('Heating element 5301EL1001J');
      await page.getByLabel(/^From whom/).fill('Parts House');
      await page.getByLabel(/^Expected on/).fill('2026-03-06');
      await open(page, 'Part Is Ordered');
      await expect(page.getByText(/^Ordered: Heating element/)).toBeVisible();
    },
  },
  { name: 'parts', path: '/parts' },
  { name: 'call', path: '/call' },
  {
    name: 'call-known',
    path: '/call?phone=7135550104',
    act: async (page) => {
      await page.getByText(/^Free, under warranty: Dryer/).click();
      await page.getByLabel('Problem').fill('Not Heating');
      await page.getByRole('radio', { name: /10 AM - 12 PM/ }).check();
    },
  },
  {
    name: 'call-mistakes',
    path: '/call?phone=7135550102',
    act: async (page) => {
      await expect(page.getByText(/^Has a visit on/)).toBeVisible();
      await open(page, 'Book the Visit');
    },
  },
  { name: 'week', path: '/week' },
  { name: 'windows', path: '/windows', act: (page) => page.locator('summary').nth(1).click() },
  { name: 'customers', path: '/customers?q=Homeowner' },
  {
    name: 'customer',
    path: '/customers?phone=7135550104',
    act: (page) => page.getByText('The customer’s data').click(),
  },
  {
    name: 'customer-correct',
    path: '/customers?phone=7135550104',
    act: (page) => page.getByText('Correct name, phone or address').click(),
  },
  { name: 'mail', path: '/mail' },
  { name: 'receipts', path: '/receipts' },
  { name: 'revenue', path: '/revenue' },
  { name: 'people', path: '/people', act: (page) => open(page, 'Add a Person') },
  {
    name: 'working-days',
    path: '/people',
    act: (page) =>
      page
        .getByText(/^Works every day/)
        .first()
        .click(),
  },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'more', path: '/more' },
];

/** Waits until nothing on the page is loading any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Staff' })).toBeVisible();
  await expect(page.getByText(/^(Opening|Loading .*)…$/)).toHaveCount(0);
}

/** Anything that is wider than the window. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Buttons, links and fields that a thumb in a glove misses, apart from links in text. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(button, input, select, textarea, nav a, summary, a[data-variant])',
      ),
    ]
      .filter((each) => each.checkVisibility())
      .map((each) => ({
        each: each.closest('label') ?? each,
        box: (each.closest('label') ?? each).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(({ each, box }) => `${each.textContent}: ${box.width} × ${box.height}`),
  );

const sizes = [
  { width: 360, height: 740, checked: new CheckedPages() },
  { width: 1280, height: 800, checked: new CheckedPages() },
] as const;
const [phone] = sizes;

/** At both sizes, and in both color schemes. Ends in light on a phone. */
async function isUsable(page: Page, name: string): Promise<void> {
  for (const { width, height, checked } of sizes) {
    await page.setViewportSize({ width, height });
    const where = `${name} at ${width} px`;
    expect.soft(await sideways(page), `${where} is too wide`).toBeLessThanOrEqual(0);
    if (width === phone.width) expect.soft(await small(page), where).toEqual([]);
    expect.soft(await checked.violationsOf(page), where).toEqual([]);
  }
  await page.setViewportSize(phone);
}

test('Every screen of staff is accessible on a phone and a desktop, in both color schemes', async ({
  browser,
}) => {
  const site = await startStaffSite();
  const context = await browser.newContext({
    ...{ viewport: phone, reducedMotion: 'reduce', isMobile: true, colorScheme: 'light' },
    timezoneId: 'America/Chicago',
  });
  const page = await context.newPage();
  const picture = async (name: string) => {
    const manual = await readFile(join(root, 'docs/owner-manual.md'), 'utf8');
    if (process.env.LOOK) {
      for (const [w, h] of [
        [360, 740],
        [1280, 800],
      ] as const)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width: w, height: h });
          await page.emulateMedia({ colorScheme });
          await page.screenshot({
            path: `/tmp/look/${name}-${w}-${colorScheme}.png`,
            fullPage: true,
            animations: 'disabled',
            scale: 'css',
          });
        }
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(phone);
    }
    if (!PICTURES || !manual.includes(`owner-manual/${name}.png`)) return;
    const path = join(root, 'docs/owner-manual', `${name}.png`);
    await page.screenshot({ path, animations: 'disabled', scale: 'css' });
  };
  try {
    const visits = await fill(browser, site);
    await page.goto(`${site.origin}/staff`);
    await page.getByLabel('Your email').waitFor();
    await picture('sign-in');
    await isUsable(page, 'sign-in');
    await signIn(page, site, olga);
    for (const { name, path, act } of screens(visits)) {
      await page.goto(`${site.origin}/staff${path}`);
      await settled(page);
      await act?.(page);
      await settled(page);
      await picture(name);
      await isUsable(page, name);
    }
  } finally {
    await context.close();
    await site.stop();
  }
});
