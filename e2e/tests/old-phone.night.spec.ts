import { calculate } from '../calculate';
import { expect, live, test } from '../fixtures';
import { runSite } from '../site';
import { addVariant } from '../variants';

test.use({ userAgent: 'OldPhone/1.0' });

test('On a browser that the check does not cover, a section that throws runs in the previous version', async ({
  page,
  ownSite,
}) => {
  const id = await addVariant(ownSite, 'mf-estimator', 'newer');
  const promoted = await runSite(['promote', id], ownSite.env);
  expect(promoted.code, promoted.output).toBe(0);
  await expect
    .poll(async () => (await fetch(`${ownSite.origin}/registry.json`)).text())
    .toContain(id.split('@')[1]);

  const works = async () => {
    await page.goto(`${ownSite.origin}/estimate`);
    await live(page);
    await expect(page.locator('main[data-preserved]')).toHaveCount(0);
    await calculate(page);
  };
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await works();
  expect(asked.some((url) => url.includes(id.replace('@', '/')))).toBe(true);

  const back = await runSite(['rollback', 'mf-estimator'], ownSite.env);
  expect(back.code, back.output).toBe(0);
  await expect
    .poll(async () => (await fetch(`${ownSite.origin}/registry.json`)).text())
    .not.toContain(id.split('@')[1]);
  asked.length = 0;
  await works();
  expect(asked.filter((url) => url.includes(id.replace('@', '/')))).toEqual([]);
});
