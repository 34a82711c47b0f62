import { staffCommands } from '@site/backend/staff-commands';
import { runCommand } from '@site/command-line/run';
import { expect } from 'playwright/test';
import type { Browser, Page } from 'playwright/test';
import { homeowner } from './booking-form';
import { test } from './fixtures';
import { photoOfLabel } from './photo-of-label';
import { clockAt, emptyData, Site, workDir } from './site';

/** Tuesday, 8 AM in Houston. */
export const tuesday = '2026-03-03T14:00:00Z';
export const today = '2026-03-03';

export const olga = { email: 'olga@shop.example', name: 'Olga Owner' };
export const maria = { email: 'maria@shop.example', name: 'Maria Lopez' };
export const ben = { email: 'ben@shop.example', name: 'Ben Okafor' };

/** Runs a command of the owner in this process; appointment.spec.ts starts the real one. */
export async function run(site: Site, ...args: string[]): Promise<void> {
  const commands = staffCommands(async (call) => call(await site.asStaff()));
  await runCommand({ name: 'staff', commands }, args);
}

/**
 * A site on a Tuesday morning, with an owner and two technicians. Stop it after the test.
 * @param composed folder with releases and a live set
 */
export async function startStaffSite(
  composed = `${workDir}/production`,
  { env, ...options }: NonNullable<Parameters<typeof Site.start>[1]> = {},
): Promise<Site> {
  const site = await Site.start(composed, {
    data: emptyData,
    ...options,
    env: { ...clockAt(tuesday), ...env },
  });
  const person = ({ email, name }: typeof olga, ...more: string[]) =>
    run(site, 'people', 'add', email, '--name', name, ...more);
  await person(olga, '--role', 'owner');
  await person(maria, '--areas', '77002,77005');
  await person(ben, '--areas', '77449');
  return site;
}

/** Tests that each have a site of their own: they share people, windows and the day. */
export const staffTest = test.extend<{ site: never; staffSite: Site }>({
  staffSite: async ({}, use) => {
    const site = await startStaffSite();
    await use(site);
    await site.stop();
  },
});

/** The pages of staff below `/staff`. @param id number of a visit */
export const staffPaths = (id: string): string[] => [
  ...['', '/week', '/windows', '/customers', '/call', `/visit?id=${id}`, '/more', '/mail'],
  ...['/parts', '/receipts', '/revenue', '/people', '/newsletter'],
];

type BookedField =
  'name' | 'zipCode' | 'preferredDate' | 'preferredTime' | 'address' | 'description';
type Change = Partial<Record<BookedField | 'language', string>> & { digits: string };

/** Books a visit as a homeowner's browser does. @returns its number */
export const book = async (site: Site, change: Change): Promise<string> =>
  (await bookWithKey(site, change)).id;

/** Books a visit. @returns its number and the key of its page */
export async function bookWithKey(
  site: Site,
  change: Change,
): Promise<{ id: string; key: string }> {
  const { digits, ...rest } = change;
  const response = await fetch(`${site.origin}/rest/v1/rpc/book_appointment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'sb_publishable_embedded' },
    body: JSON.stringify({
      request: {
        ...homeowner(digits),
        ...{ appliance: 'Dryer', issue: 'Not Heating', description: 'It stays cold.' },
        ...{ preferredDate: today, preferredTime: '12-2 PM' },
        ...rest,
        idempotencyKey: `staff-${digits}-0000000000`,
      },
    }),
  });
  const answer = (await response.json()) as { id?: string; key?: string };
  expect(answer.id, JSON.stringify(answer)).toMatch(/^APT-\d{6}$/);
  return { id: answer.id ?? '', key: answer.key ?? '' };
}

/** Adds photos and a note on the appointment's page, in the browser of its customer. */
export async function addAsCustomer(
  browser: Browser,
  site: Site,
  { id, key }: { id: string; key: string },
  { photos, note }: { photos: number; note: string },
): Promise<void> {
  const context = await browser.newContext({ timezoneId: 'America/Chicago' });
  const page = await context.newPage();
  await page.clock.install({ time: new Date(tuesday) });
  await page.goto(`${site.origin}/appointment#${id}.${key}`);
  await page.getByLabel('Your note').fill(note);
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByText('Your note is saved')).toBeVisible();
  const files = [];
  for (let n = 1; n <= photos; n++) files.push(await photoOfLabel(page, `DLE${3400 + n}W`));
  await page.getByLabel('Photo files').setInputFiles(files);
  const sent = photos === 1 ? 'photo' : `${photos} photos`;
  await expect(page.getByText(`We have your ${sent}.`)).toBeVisible();
  await context.close();
}

/** Texts of the mails with sign-in codes for an address, the newest first. */
const codesInInbox = async (site: Site, email: string): Promise<string[]> =>
  (await site.inbox())
    .filter(({ to, subject }) => to.includes(email) && /code/i.test(subject))
    .map(({ text }) => text);

/**
 * Opens a page of staff and signs in with the code of a mail.
 * @param codes texts of the mails with codes, the newest first; default: those in the inbox
 */
export async function signIn(
  page: Page,
  site: Site,
  { email }: { email: string },
  path = '/staff',
  codes = () => codesInInbox(site, email),
): Promise<void> {
  await page.clock.install({ time: new Date(tuesday) });
  const before = (await codes()).length;
  await page.goto(site.origin + path);
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Mail Me a Code' }).click();
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(before);
  const [newest = ''] = await codes();
  await page.getByLabel('Code from the mail').fill(/\b(\d{6})\b/.exec(newest)?.[1] ?? '');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('navigation', { name: 'Staff' })).toBeVisible();
}
