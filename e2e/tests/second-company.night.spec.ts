import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import first from '../../shell/company';
import { fillForm, homeowner, scheduled, submitButton } from '../booking-form';
import { expect, live, test } from '../fixtures';
import { secondCompany } from '../second-company';
import { liveSetId, runSite, Site, workDir } from '../site';
import { textsBelow, tracesIn, tracesOf } from '../traces';

test('The same releases, composed for another business, contain nothing of the first', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath('company.json');
  await writeFile(file, JSON.stringify(secondCompany));
  const site = await Site.start(`${workDir}/production`, {
    own: true,
    env: { COMPANY_FILE: file },
  });
  try {
    const before = await liveSetId(site.siteDir);
    const { code, output } = await runSite(['compose'], site.env);
    expect(code, output).toBe(0);
    const folderOf = (set: string) => join(site.siteDir, 'sets', set);
    const published = folderOf(await liveSetId(site.siteDir));
    const texts = await textsBelow(published);
    expect(texts.length).toBeGreaterThan(400);
    const leaks = texts.flatMap(([path, text]) =>
      tracesIn(text, first).map((trace) => `${path}: ${trace}`),
    );
    expect(leaks).toEqual([]);
    // The picture contains name and number.
    const picture = (folder: string) => readFile(join(folder, 'public/share/home.png'));
    expect((await picture(published)).equals(await picture(folderOf(before)))).toBe(false);

    const pages = new Map(texts);
    const home = pages.get('/public/index.html') ?? '';
    const structured = Array.from(
      home.matchAll(/<script type="application\/ld\+json">([^<]*)/g),
      ([, json]) => json,
    ).join();
    const all = texts.map(([, text]) => text).join('\n');
    for (const [fact, trace] of Object.entries(tracesOf(secondCompany))) {
      expect(all, `no page states its ${fact}`).toMatch(trace);
    }
    expect(structured).toContain('"opens":"10:15","closes":"15:45"');
    expect(structured).toContain('"streetAddress":"4100 Prairie Rose Lane"');
    expect(pages.get('/public/feed.xml')).toContain('Bluebonnet Home Service: Blog');
    expect(pages.get('/public/site.webmanifest')).toContain('Bluebonnet Home Service');

    const who = homeowner('0191');
    await page.goto(`${site.origin}/book-online`);
    await live(page);
    await fillForm(page, who, { time: '10-12' });
    await submitButton(page).click();
    await expect(scheduled(page)).toBeVisible();
    await page.getByRole('button', { name: 'Chat Now' }).click();
    const chat = page.getByRole('dialog', { name: 'Bluebonnet Home Service' });
    await expect(chat).toContainText(/9:30 AM.*5:30 PM/);
    expect(tracesIn(await page.locator('html').innerText(), first)).toEqual([]);

    await page.goto(`${site.origin}/blog`);
    await live(page);
    await page.getByRole('textbox', { name: 'Email address' }).fill('reader@home.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();

    await expect.poll(async () => (await site.inbox()).length).toBe(3);
    const mails = await site.inbox();
    expect(mails.map(({ to }) => to).sort()).toEqual(
      [who.email, 'reader@home.example', secondCompany.email].sort(),
    );
    for (const mail of mails) {
      const text = JSON.stringify(mail);
      expect(tracesIn(text, first)).toEqual([]);
      for (const fact of [secondCompany.name, secondCompany.phone, secondCompany.email]) {
        expect(text).toContain(fact);
      }
    }
  } finally {
    await site.stop();
  }
});

test('No browser file of a release contains a fact of the business', async ({ site }) => {
  const texts = await textsBelow(join(site.siteDir, 'releases'));
  const sent = texts.filter(([path]) => path.includes('/browser/'));
  expect(sent.length).toBeGreaterThan(100);
  const leaks = sent.flatMap(([path, text]) =>
    tracesIn(text, first).map((trace) => `${path}: ${trace}`),
  );
  expect(leaks).toEqual([]);
});
