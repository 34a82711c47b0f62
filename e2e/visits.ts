import { windowTimes } from '@site/data-types/entities';
import type { BrowserContext, Page } from 'playwright/test';
import { fillForm, homeowner, submitButton } from './booking-form';
import { causes } from './faults';
import type { Cause, Fault } from './faults';
import { expect, live } from './fixtures';
import type { Site } from './site';

/** Counts frames without text, from the document's end on. */
async function watchForBlanks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const blank = { count: 0 };
    Object.assign(window, { blankFrames: blank });
    const look = () => {
      if (document.body && document.readyState !== 'loading') {
        if (document.body.innerText.trim().length < 200) blank.count++;
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

/** The page has text, a heading and the phone number, and had them in every frame. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('a[href^="tel:+"]:visible').first()).toBeVisible();
  // A page that a link opens shows its heading first, and the rest in steps.
  const textLength = async () => (await page.locator('main').innerText()).length;
  await expect.poll(textLength).toBeGreaterThan(150);
  const blank = await page.evaluate(
    () => (window as unknown as { blankFrames: { count: number } }).blankFrames.count,
  );
  expect(blank, 'frames without text').toBe(0);
  expect(await page.evaluate(() => 'altered' in globalThis), 'an altered file ran').toBe(false);
}

export interface Trial {
  context: BrowserContext;
  site: Site;
  /** Of a customer of this trial alone. */
  digits: string;
  begin: () => Promise<Fault>;
  /** Whether the service that fails is one of the server's, so a visitor must not notice it. */
  isUnseen?: boolean;
}

/** Uses the page until it has met the fault, and is readable then, too. */
async function useUntilMet(page: Page, { isMet }: Fault): Promise<void> {
  await expectReadable(page);
  // Forms load their windows when they are entered, the search its list.
  const field = page.locator('main :is(input, select):visible').first();
  await expect
    .poll(async () => {
      if (!isMet() && (await field.count())) await field.focus().then(() => field.blur());
      return isMet();
    })
    .toBe(true);
  await expectReadable(page);
}

/** A page that is opened while something fails, and the same page afterwards. */
async function firstLoad({ context, site, begin, isUnseen }: Trial, path: string): Promise<void> {
  const fault = await begin();
  const page = await context.newPage();
  // Scripts that never come hold back the event "load", not the text.
  await page.goto(site.origin + path, { waitUntil: 'commit' });
  await useUntilMet(page, fault);
  if (isUnseen) await live(page);
  await fault.end();
  await page.reload();
  await live(page);
  await expect(page.locator('main')).not.toHaveAttribute('data-preserved', '');
  await expectReadable(page);
}

/** A link that is followed while something fails. */
async function navigation(
  { context, site, begin }: Trial,
  from: string,
  link: string,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(site.origin + from);
  await live(page);
  const heading = await page.locator('main h1').innerText();
  const fault = await begin();
  await page.locator(link).first().click();
  // Another page, or the same one with a sentence that says why.
  const arrived = page.locator('main h1').filter({ hasNotText: heading });
  const notice = page.getByRole('alert').filter({ has: page.locator('a[href^="tel:+"]') });
  await expect(arrived.or(notice).first()).toBeVisible();
  await useUntilMet(page, fault);
  await fault.end();
  await page.reload();
  await live(page);
  await expectReadable(page);
}

/** A request that is sent while something fails: it is booked once, at the latest when all works. */
async function form({ context, site, begin, digits, isUnseen }: Trial): Promise<void> {
  const who = homeowner(digits);
  const page = await context.newPage();
  await page.goto(`${site.origin}/book-online`);
  await live(page);
  // Its code and windows load when the form is entered.
  const fault = await begin();
  const time = windowTimes[Number(digits) % windowTimes.length] ?? '10-12';
  await fillForm(page, who, { days: 9 + (Number(digits) % 28), time });
  await submitButton(page).click();
  const booked = page.getByRole('heading', {
    name: /^(Appointment Scheduled!|Please confirm by email)$/,
  });
  const queued = page.getByRole('heading', { name: 'Your request is saved' });
  const refused = page.locator('main').getByRole('alert');
  await expect((isUnseen ? booked : booked.or(queued).or(refused)).first()).toBeVisible();
  await expectReadable(page);
  const count = async () => (await site.appointmentsOf(who.phone)).length;
  if (await booked.isVisible()) expect(await count()).toBe(1);
  const mustPress = await refused.first().isVisible();
  await fault.end();
  await page.reload();
  await live(page);
  // A queued request is sent by itself; a refused one stands as it was typed.
  if (mustPress) {
    await expect(page.locator('main [name=name]')).toHaveValue(who.name);
    await expect(page.locator('main [name=description]')).toHaveValue('Water stands in the drum.');
    await submitButton(page).click();
  }
  await expect.poll(count).toBe(1);
}

/** Text in one tab, while a second tab opens and something fails. */
async function secondTab({ context, site, begin, digits }: Trial, path: string): Promise<void> {
  const { name, zipCode } = homeowner(digits);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto(`${site.origin}/book-online`);
  await live(first);
  await first.locator('main [name=name]').fill(name);
  const fault = await begin();
  await second.goto(site.origin + path, { waitUntil: 'commit' });
  await useUntilMet(second, fault);
  await first.bringToFront();
  await first.locator('main [name=zipCode]').fill(zipCode);
  await expectReadable(first);
  await fault.end();
  await first.reload();
  await live(first);
  await expect(first.locator('main [name=name]')).toHaveValue(name);
  await expect(first.locator('main [name=zipCode]')).toHaveValue(zipCode);
}

/** Ways to meet a fault. @param way where its resource is used: a page, and a link to another one */
export const situations = {
  'first load': (trial: Trial, way: Way) => firstLoad(trial, way.path),
  navigation: (trial: Trial, way: Way) => navigation(trial, way.from, way.link),
  'during a form': (trial: Trial) => form(trial),
  'second tab': (trial: Trial, way: Way) => secondTab(trial, way.path),
} satisfies Record<string, (trial: Trial, way: Way) => Promise<void>>;

export interface Way {
  path: string;
  from: string;
  link: string;
}

/** One thing that fails in one way at one moment. */
export interface Cell<Thing> {
  thing: Thing;
  cause: Cause;
  situation: keyof typeof situations;
  /** Its place among all combinations. */
  number: number;
}

/**
 * Combinations of what fails, how, and when: each thing with each cause and in each situation. A
 * night has a quarter of them all, so four nights in a row have every one.
 * @param things what can fail
 * @param night number of the night; default: today's, as `npm run test:all` sets it for all workers
 */
export function cells<Thing>(
  things: readonly Thing[],
  night = Number(process.env.TEST_NIGHT ?? 0),
): Cell<Thing>[] {
  const names = Object.keys(situations) as (keyof typeof situations)[];
  let number = 0;
  return things.flatMap((thing, i) =>
    causes.flatMap((cause, j) =>
      names.flatMap((situation, k) => {
        const cell = { thing, cause, situation, number: number++ };
        return (i + j + k + night) % names.length === 0 ? [cell] : [];
      }),
    ),
  );
}

/** Meets a fault in a browser of its own. */
export async function meet(
  situation: keyof typeof situations,
  trial: Trial,
  way: Way,
): Promise<void> {
  await watchForBlanks(trial.context);
  await situations[situation](trial, way);
}
