import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { root } from '@site/contract/paths';
import { fillForm, homeowner, scheduled, submitButton } from '../booking-form';
import { expect, live, test } from '../fixtures';

/** The list of docs/security.md: method and address, `*` for any part of it. */
const listed = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('## What leaves the browser')[1]
  ?.split('\n## ')[0]
  ?.matchAll(/^\| `(GET|POST) ([^`]+)`/gm);
const allowed = [...(listed ?? [])].map(([, method = '', address = '']) => ({
  method,
  pattern: new RegExp(`^${address.replace(/[.?+]/g, '\\$&').replaceAll('*', '[^?]*')}$`),
}));

const who = homeowner('0177');
const words = 'It hums near 12 Bayou Lane';

/** Everything that a visitor types here and that no address, log or count may have. */
const secrets = [
  ...[who.phone, '713-555-0177', '(713) 555-0177', who.name, 'Homeowner', who.email, 'ada.0177'],
  ...[who.address, 'Bayou', words],
];
const withoutSpaces = (text: string) => decodeURIComponent(text).replaceAll('+', ' ').toLowerCase();
const leaks = (text: string, known: string[]): string[] =>
  known.filter((secret) => withoutSpaces(text).includes(secret.toLowerCase()));

const dataLayer = (page: Page) =>
  page.evaluate(() => JSON.stringify((window as unknown as { dataLayer?: unknown }).dataLayer));

test('No name, phone, address, key or free text is in an address, a log or a count', async ({
  page,
  baseURL,
}) => {
  const sent: { method: string; url: string; referer: string }[] = [];
  const logged: string[] = [];
  page.on('request', (request) =>
    sent.push({
      method: request.method(),
      url: request.url(),
      referer: request.headers().referer ?? '',
    }),
  );
  page.on('console', (message) => logged.push(message.text()));
  const counted: string[] = [];

  await page.goto('/');
  await live(page);
  await page.goto('/estimate');
  await live(page);
  await page.goto('/book-online');
  await live(page);
  await fillForm(page, who, { days: 33 });
  await page.locator('main [name=description]').fill(words);
  await submitButton(page).click();
  await expect(scheduled(page)).toBeVisible();
  counted.push(await dataLayer(page));
  await page.getByRole('link', { name: 'Change or Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const key = new URL(page.url()).hash.split('.')[1] ?? '';
  await page.getByLabel('Your note').fill(words);
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByText('Your note is saved')).toBeVisible();
  counted.push(await dataLayer(page));
  const [stored] = await page.evaluate(
    () => JSON.parse(localStorage.getItem('appointments') ?? '[]') as { key: string }[],
  );
  await page.goto('/warranty');
  await live(page);
  await page.getByLabel(/phone/i).first().fill(who.phone);
  await page.getByLabel(/name/i).first().fill(who.name);
  await page.getByRole('button', { name: /check/i }).first().click();
  await expect(page.locator('main [role=status]').first()).not.toBeEmpty();
  counted.push(await dataLayer(page));
  await page.goto('/blog');
  await live(page);
  await page.locator('#newsletter-email').fill(who.email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  counted.push(await dataLayer(page));
  // Leaving sends the report of the page.
  await page.goto('/faq');

  expect(sent.length).toBeGreaterThan(50);
  const known = [...secrets, stored?.key ?? key].filter((secret) => secret !== '');
  expect(known.length).toBe(secrets.length + 1);
  expect(sent.flatMap(({ url, referer }) => leaks(`${url} ${referer}`, known))).toEqual([]);
  expect([...logged, ...counted].flatMap((text) => leaks(text, known))).toEqual([]);
  const unlisted = sent
    .map(({ method, url }) => ({ method, address: url.replace(baseURL ?? '', '') }))
    .filter((request) => !request.address.startsWith('data:'))
    .filter(
      ({ method, address }) =>
        !allowed.some((row) => row.method === method && row.pattern.test(address)),
    )
    .map(({ method, address }) => `${method} ${address}`);
  expect([...new Set(unlisted)]).toEqual([]);
});
