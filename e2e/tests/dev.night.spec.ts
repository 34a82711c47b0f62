import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { partNames } from '@site/build/parts';
import { DevServer } from '../dev-server';
import { DevSite } from '../dev-site';
import { collect, expect, live, test as base } from '../fixtures';
import { copySources, edit } from '../sources';

/** mf-booking alone in a plain frame. */
interface Part {
  folder: string;
  server: DevServer;
}

interface Servers {
  /** The whole site. */
  dev: DevSite;
  booking: Part;
}

const once = { scope: 'worker' } as const;

const test = base.extend<object, Servers>({
  // Uses its own sites.
  baseURL: async ({}, use) => use(undefined),
  dev: [
    async ({}, use) => {
      const dev = await DevSite.ofSite('dev');
      await use(dev);
      await dev.stop();
    },
    once,
  ],
  booking: [
    async ({}, use) => {
      const trial = 'dev-mf-booking';
      // The part reads the company's facts in the shell, and records of other parts.
      for (const part of partNames) await copySources(part, trial, { keepOthers: true });
      const folder = await copySources('mf-booking', trial, { keepOthers: true });
      const server = await DevServer.ofPart(folder, 'dev');
      await use({ folder, server });
      await server.stop();
    },
    once,
  ],
});

// The tests share their servers. Builds wait for one another on a small machine.
test.describe.configure({ mode: 'default' });

/** Text of the page about the sources. */
const problemsOn = (page: Page) => page.locator('pre[role=alert]');

/** Marks the document. @returns whether the page still has the same one */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

/** In the component, a message. */
const hint = '{m.numberBooked}';

/** Saves a component in the ways of a working day: right, wrong, and right again. */
async function saveOften(page: Page, file: string, server: DevServer): Promise<void> {
  const original = await readFile(file, 'utf8');
  await writeFile(file, original.replace(hint, '"Saved once"'));
  await expect(page.getByText('Saved once')).toBeVisible();

  // Syntax.
  await writeFile(file, original.replace(hint, '{The number}'));
  const line = original.split('\n').findIndex((each) => each.includes(hint)) + 1;
  const place = `mf-booking/src/warranty/WarrantyForm.tsx:${line}:`;
  await expect(problemsOn(page)).toContainText(place);
  await server.says(place);

  await saveWrongTypes(page, file, original, server);
}

/** Saves a component that runs but is wrong, then a right one; its state stays. */
async function saveWrongTypes(
  page: Page,
  file: string,
  original: string,
  server: DevServer,
): Promise<void> {
  const saved = (text: string) => original.replace(hint, `"${text}"`);
  const wrong = `${saved('Saved twice')}\nconst count: number = 'many';\nvoid count;\n`;
  await writeFile(file, wrong);
  await expect(page.getByText('Saved twice')).toBeVisible();
  const problems = problemsOn(page);
  const mistake = `WarrantyForm.tsx:${original.split('\n').length + 1}:7 TS2322`;
  await expect(problems).toContainText(mistake);
  await server.says(mistake);

  await writeFile(file, saved('Saved again'));
  await expect(page.getByText('Saved again')).toBeVisible();
  await expect(problems).toHaveText([]);
}

/** Saves a message, then one that is wrong, then a right one. */
async function saveMessages(page: Page, file: string, server: DevServer): Promise<void> {
  const original = await readFile(file, 'utf8');
  const saved = (text: string) =>
    original.replace(/^whatIsCovered: .*$/m, `whatIsCovered: ${text}`);
  await writeFile(file, saved('A saved message'));
  await expect(page.getByText('A saved message')).toBeVisible();
  await writeFile(file, saved("'{count'"));
  const mistake = 'whatIsCovered is not ICU MessageFormat';
  await expect(problemsOn(page)).toContainText(mistake);
  await server.says(mistake);
  await writeFile(file, original);
  await expect(problemsOn(page)).toHaveText([]);
  await expect(page.getByText('What is covered')).toBeVisible();
}

/** Fills and sends a form with mistakes, runs the work, and expects the form as it was. */
async function keepsState(page: Page, server: DevServer, work: () => Promise<void>): Promise<void> {
  const sameDocument = await markDocument(page);
  // State of a component, not of its input: the list of mistakes.
  const name = page.locator('main [name=name]');
  await name.fill('Ada');
  await page.getByRole('button', { name: 'Check Warranty' }).click();
  const mistakes = page.getByText('Please look at these answers again');
  await expect(mistakes).toBeVisible();
  await work();
  await expect(name).toHaveValue('Ada');
  await expect(mistakes).toBeVisible();
  expect(await sameDocument()).toBe(true);
  expect(server.running).toBe(true);
}

/** Breaks an answer of the FAQ page, then fixes it with another question. */
async function breakContent(page: Page, folder: string, server: DevServer): Promise<void> {
  const file = join(folder, 'content/faq/buy-parts.md');
  await expect(page.getByText('Can I buy a part and install it myself?')).toBeVisible();
  await edit(file, (text) => text.replace('order: 320', 'order: last'));
  const place = 'mf-blog/content/faq/buy-parts.md:5:';
  await expect(problemsOn(page)).toContainText(place);
  await server.says(place);
  await edit(file, (text) =>
    text.replace('order: last', 'order: 320').replace('it myself?', 'it alone?'),
  );
  await expect(page.getByText('Can I buy a part and install it alone?')).toBeVisible();
  await expect(problemsOn(page)).toHaveText([]);
  expect(server.running).toBe(true);
}

test('The whole site replaces a saved component, keeps its state and survives mistakes', async ({
  page,
  dev,
}) => {
  await page.goto(`${dev.origin}/warranty`);
  await live(page);
  const file = join(dev.sources, 'mf-booking/src/warranty/WarrantyForm.tsx');
  await keepsState(page, dev, () => saveOften(page, file, dev));
  await saveMessages(page, join(dev.sources, 'mf-booking/src/messages/warranty.en.yaml'), dev);
});

test('The whole site survives a mistake in the content, and a build that cleans its folder', async ({
  page,
  dev,
}) => {
  const folder = join(dev.sources, 'mf-blog');
  const built = join(folder, 'dist/browser/records/faq');
  await mkdir(built, { recursive: true });
  await page.goto(`${dev.origin}/faq`);
  await live(page);
  await rm(join(folder, 'dist'), { recursive: true });
  await breakContent(page, folder, dev);
});

test('The whole site requests each file once: no preload is left unused', async ({ page, dev }) => {
  const complaints: string[] = [];
  collect(page, complaints);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${dev.origin}/warranty`);
  await live(page);
  await page.waitForLoadState('networkidle');
  // Chromium complains about a preload with another mode as soon as the script is requested.
  expect(complaints).toEqual([]);
  const scripts = asked.filter((url) => url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(new Set(scripts).size).toBe(scripts.length);
});

test('The whole site prerenders a page with the parts on it and builds no other', async ({
  dev,
  page,
}) => {
  const answer = await page.goto(`${dev.origin}/service-areas`);
  expect(await answer?.text()).toContain('<h1');
  await live(page);
  expect(dev.output).toContain('built mf-service-areas');
  expect(dev.output).not.toContain('built mf-staff');
  expect((await page.goto(`${dev.origin}/no-such-page`))?.status()).toBe(404);
});

test('A page that cannot be rendered says why, and is shown after the next save', async ({
  page,
  dev,
}) => {
  const file = join(dev.sources, 'mf-estimator/src/routes/parts.tsx');
  const right = await readFile(file, 'utf8');
  await writeFile(file, `${right}\nconst = 1;\n`);
  expect((await page.goto(`${dev.origin}/parts`))?.status()).toBe(500);
  const line = right.split('\n').length + 1;
  await expect(problemsOn(page)).toContainText(`mf-estimator/src/routes/parts.tsx:${line}:`);
  await writeFile(file, right);
  await live(page);
  await expect(problemsOn(page)).toHaveText([]);
});

test('A saved translation changes the Spanish page, and a page in English stays', async ({
  context,
  dev,
}) => {
  const page = await context.newPage();
  const english = await context.newPage();
  for (const [each, path] of [
    [page, '/es/warranty'],
    [english, '/warranty'],
  ] as const) {
    await each.goto(`${dev.origin}${path}`);
    await live(each);
  }
  const documents = [await markDocument(page), await markDocument(english)];
  const file = join(dev.sources, 'mf-booking/src/messages/warranty.es.yaml');
  const original = await readFile(file, 'utf8');
  const saved = (text: string) =>
    writeFile(file, original.replace(/^whatIsCovered: .*$/m, `whatIsCovered: ${text}`));
  await saved('Un texto guardado');
  await expect(page.getByText('Un texto guardado')).toBeVisible();
  await expect(english.getByText('What is covered')).toBeVisible();
  for (const same of documents) expect(await same()).toBe(true);

  // A translation that lacks a value of the English text.
  await saved("'{count'");
  await expect(problemsOn(page)).toContainText('warranty.es.yaml');
  await writeFile(file, original);
  await expect(problemsOn(page)).toHaveText([]);
});

test('A part alone replaces a saved component, keeps its state and shows a mistake', async ({
  page,
  booking: { folder, server },
}) => {
  await page.goto(`${server.origin}/warranty`);
  const file = join(folder, 'src/warranty/WarrantyForm.tsx');
  const original = await readFile(file, 'utf8');
  // override.night.spec.ts breaks the syntax and the content of a part on its own server.
  await keepsState(page, server, () => saveWrongTypes(page, file, original, server));
});
