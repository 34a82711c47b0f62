import { freePort } from '@site/database/testing/free-port';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DevServer } from '../dev-server';
import { expect, live, test as base } from '../fixtures';
import { Site, workDir } from '../site';
import { copySources } from '../sources';
import { addPost } from '../variants';

interface InSite {
  /** Folder of the part's sources. */
  folder: string;
  origin: string;
  /** The running site, which allows that origin. */
  site: Site;
  server: DevServer;
}

/** A running site, and mf-blog served from a copy of its sources. */
const test = base.extend<object, { inSite: InSite }>({
  inSite: [
    async ({}, use) => {
      const folder = await copySources('mf-blog', 'in-site');
      const file = join(folder, 'src/routes/blog.tsx');
      await edit(file, 'title={m.articlesTitle}', 'title="The workbench"');
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const site = await Site.start(`${workDir}/production`, {
        env: { SITE_OVERRIDE_ORIGINS: origin },
      });
      const server = await DevServer.ofPart(folder, 'dev:in-site', {
        PORT: String(port),
        SITE_ORIGIN: site.origin,
      });
      await use({ folder, origin, site, server });
      await server.stop();
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ inSite }, use) => use(inSite.site.origin),
});

const edit = async (file: string, from: string, to: string) => {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
};

// The tests share one development server, since its first build takes a while.
test.describe.configure({ mode: 'default' });

test('A developer loads their part in the running site, edits it, and leaves', async ({
  page,
  inSite: { folder, origin, site },
}) => {
  // The server itself redirects to the site.
  await page.goto(origin);
  await expect(page).toHaveURL(`${site.origin}/blog?override=mf-blog@${origin}/remoteEntry.js`);
  const heading = page.getByRole('heading', { level: 1 });
  // The first build takes a while.
  await expect(heading).toHaveText('The workbench');
  const badge = page.getByRole('region', { name: 'Override' });
  await expect(badge).toContainText(`mf-blog from ${origin}`);

  // A saved file reloads the page with the new code.
  await edit(join(folder, 'src/routes/blog.tsx'), 'The workbench', 'The other workbench');
  await expect(heading).toHaveText('The other workbench');

  // The tab keeps the override in every section; other sections run live.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.origin}/warranty`);
  await live(page);
  await expect(heading).toHaveText('Check Your Warranty');
  await expect(badge).toBeVisible();
  await page.locator('footer a[href="/blog"]').first().click();
  await expect(heading).toHaveText('The other workbench');
  expect(asked.filter((url) => url.includes('/releases/mf-blog/'))).toEqual([]);
  expect(asked.some((url) => url.startsWith(`${origin}/records/`))).toBe(true);
  expect(asked.some((url) => url.includes('/releases/mf-booking/'))).toBe(true);

  await badge.getByRole('button', { name: 'Leave' }).click();
  await live(page);
  await expect(heading).toHaveText('Articles');
  await expect(badge).toHaveCount(0);
  await expect(page).toHaveURL(`${site.origin}/blog`);
});

test('A post that only the developer has is shown, although the live set has no such page', async ({
  page,
  inSite: { folder, origin, site },
}) => {
  await addPost(folder);
  await page.goto(
    `${site.origin}/blog/a-quiet-laundry-room?override=mf-blog@${origin}/remoteEntry.js`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A quiet laundry room');
});

test('Mistakes in the sources are shown within the site, and the next save goes on', async ({
  page,
  inSite: { folder, origin, site, server },
}) => {
  await page.goto(`${site.origin}/faq?override=mf-blog@${origin}/remoteEntry.js`);
  await live(page);
  const problems = page.getByRole('region', { name: 'Override' }).getByRole('alert');
  await expect(problems).toHaveCount(0);

  const code = join(folder, 'src/routes/faq.tsx');
  const right = await readFile(code, 'utf8');
  await writeFile(code, `${right}\nconst = 1;\n`);
  const line = right.split('\n').length + 1;
  await expect(problems).toContainText(`mf-blog/src/routes/faq.tsx:${line}:`);
  await writeFile(code, right);
  await expect(problems).toHaveCount(0);

  const content = join(folder, 'content/faq/buy-parts.md');
  await edit(content, 'order: 320', 'order: last');
  await expect(problems).toContainText('mf-blog/content/faq/buy-parts.md:5:');
  await edit(content, 'order: last', 'order: 320');
  await edit(content, 'install it myself?', 'install it alone?');
  await expect(page.getByText('Can I buy a part and install it alone?')).toBeVisible();
  await expect(problems).toHaveCount(0);
  expect(server.running).toBe(true);
});

test('A foreign origin is refused with a sentence, and gets no request', async ({
  page,
  inSite: { site, origin },
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.origin}/faq?override=mf-blog@http://evil.example/remoteEntry.js`);
  await live(page);
  expect(complaints.filter((text) => text.startsWith('Override refused'))).toEqual([
    expect.stringContaining(
      `http://evil.example is not among the origins that this site allows: ${origin}`,
    ),
  ]);
  await expect(page.getByRole('region', { name: 'Override' })).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('data-preserved', '');
  expect(asked.filter((url) => !url.startsWith(site.origin))).toEqual([]);
});

test('A site that allows no override does not even load the code for it', async ({ page }) => {
  const site = await Site.start(`${workDir}/production`, {
    env: { SITE_OVERRIDE_ORIGINS: 'none' },
  });
  try {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site.origin}/faq?override=mf-blog@http://localhost:3004/remoteEntry.js`);
    await live(page);
    const wrong = (url: string) =>
      url.includes('override.js') || url.startsWith('http://localhost:3004/');
    expect(asked.filter(wrong)).toEqual([]);
    const plain = await (await fetch(`${site.origin}/faq`)).text();
    const asking = await fetch(`${site.origin}/faq?override=mf-blog@http://localhost:3004/x.js`);
    expect(asking.headers.get('set-cookie')).toBe(null);
    expect(await asking.text()).toBe(plain);
  } finally {
    await site.stop();
  }
});
