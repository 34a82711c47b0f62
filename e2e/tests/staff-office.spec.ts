import { startMailServer } from '@site/backend/testing/smtp';
import { expect, test } from '../fixtures';
import type { Site } from '../site';
import { book, maria, olga, run, signIn, startStaffSite } from '../staff-site';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const rpc = async (site: Site, name: string, args: object): Promise<unknown> => {
  const response = await fetch(`${site.origin}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'sb_publishable_embedded' },
    body: JSON.stringify(args),
  });
  return response.json();
};

/** Joins the newsletter with the link of the mail that asks for it. */
async function subscribe(site: Site, email: string): Promise<void> {
  await rpc(site, 'subscribe', { email });
  const token = async () => {
    const mails = (await site.inbox()).filter(({ to }) => to.includes(email));
    return /newsletter\/confirm\?token=(\w+)/.exec(mails[0]?.text ?? '')?.[1];
  };
  await expect.poll(token).toBeTruthy();
  expect(await rpc(site, 'confirm_subscription', { token: await token() })).toEqual({
    status: 'confirmed',
  });
}

test('An owner adds a person, who signs in, and sends a newsletter, which a reader leaves', async ({
  page,
  browser,
}) => {
  const site = await startStaffSite();
  try {
    await signIn(page, site, olga, '/staff/people');
    await page.getByRole('button', { name: 'Add a Person' }).click();
    await page.getByLabel('Name').fill('Nia Brooks');
    await page.getByLabel('Email').fill('nia@shop.example');
    await page.getByLabel('ZIPs').fill('77002');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Nia Brooks is on staff.')).toBeVisible();
    const phone = await (await browser.newContext()).newPage();
    await signIn(phone, site, { email: 'nia@shop.example' });
    await expect(phone.getByText('Nia Brooks').first()).toBeVisible();
    await phone.context().close();

    const readers = ['first@home.example', 'second@home.example'];
    for (const reader of readers) await subscribe(site, reader);
    await page.goto(`${site.origin}/staff/newsletter`);
    await expect(page.getByText('2 subscribers.')).toBeVisible();
    await page.getByLabel('Subject').fill('Dryers in winter');
    await page.getByLabel('Text').fill('Clean the filter.\n\nCheck the vent.');
    await page.getByLabel(/^Page of the article/).fill('/blog/dryer-vents-in-slab-houses');
    await page.getByRole('button', { name: 'Send…' }).click();
    await page.getByRole('button', { name: 'Yes, Send' }).click();
    await expect(page.getByText('On its way to 2 subscribers.')).toBeVisible();
    const newsletters = async () =>
      (await site.inbox()).filter(({ subject }) => subject === 'Dryers in winter');
    await expect
      .poll(async () => (await newsletters()).map(({ to }) => to).sort())
      .toEqual(readers);
    const [mail] = await newsletters();
    expect(mail?.text).toContain('/blog/dryer-vents-in-slab-houses');

    const leave = /\/blog\/newsletter\/leave\?token=\w+/.exec(mail?.text ?? '')?.[0] ?? '';
    await page.goto(site.origin + leave);
    await page.getByRole('button', { name: 'Leave the Newsletter' }).click();
    await expect(page.getByRole('main')).toContainText('You have left the newsletter');
    await page.goto(`${site.origin}/staff/newsletter`);
    await expect(page.getByText('1 subscriber.')).toBeVisible();
  } finally {
    await site.stop();
  }
});

test('An owner sees a mail that was refused, and sends it again', async ({ page }) => {
  let refused = true;
  const mails = await startMailServer(undefined, {
    refuseAddress: (address) =>
      refused && address.startsWith('ada.')
        ? { code: 550, text: 'There is no such mailbox' }
        : undefined,
  });
  const site = await startStaffSite(undefined, { env: { SMTP_URL: mails.url } });
  const receivedBy = (pattern: RegExp) =>
    mails.received.filter(({ to }) => to.some((address) => pattern.test(address)));
  try {
    const id = await book(site, { digits: '0701' });
    await signIn(page, site, olga, '/staff/mail', async () =>
      receivedBy(/^olga@/)
        .map(({ raw }) => raw)
        .reverse(),
    );
    const entry = page.getByRole('listitem').filter({ hasText: 'There is no such mailbox' });
    await expect(async () => {
      await page.getByRole('button', { name: 'Look Again' }).click();
      await expect(entry).toContainText('Given up', { timeout: 500 });
    }).toPass();
    await expect(entry.getByRole('link', { name: id })).toBeVisible();
    refused = false;
    await entry.getByRole('button', { name: 'Send Again' }).click();
    await expect.poll(() => receivedBy(/^ada\./).length).toBe(1);
    await expect(async () => {
      await page.getByRole('button', { name: 'Look Again' }).click();
      await expect(entry).toHaveCount(0, { timeout: 500 });
    }).toPass();
  } finally {
    await site.stop();
    await mails.stop();
  }
});

test('An owner closes Sundays, opens one of them, and reads the revenue', async ({ page }) => {
  const site = await startStaffSite();
  const openSundays = async (): Promise<string[]> => {
    const days = (await rpc(site, 'open_windows', {})) as { date: string; windows: object[] }[];
    return days
      .filter(({ date, windows }) => new Date(date).getUTCDay() === 0 && windows.length > 0)
      .map(({ date }) => date);
  };
  try {
    const id = await book(site, { digits: '0702' });
    await run(site, 'complete', id, '--technician', maria.name, '--cost', '1180');
    await signIn(page, site, olga, '/staff/windows');
    const sundays = await openSundays();
    expect(sundays.length).toBeGreaterThan(7);
    await page.getByRole('button', { name: 'Close Sundays' }).click();
    await expect(page.getByText('Sundays: closed')).toBeVisible();
    expect(await openSundays()).toEqual([]);
    // Two weeks are shown, and the first Sunday may be over for today.
    await page.getByText('closed on Sundays').last().click();
    await page.getByRole('button', { name: 'Open This Day' }).click();
    await expect(page.getByText('closed on Sundays')).toHaveCount(1);
    expect(await openSundays()).toHaveLength(1);

    await page.goto(`${site.origin}/staff/revenue`);
    await expect(page.getByText('$1,180.00 from 1 job', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Dryer 1 $1,180.00' })).toBeVisible();
  } finally {
    await site.stop();
  }
});
