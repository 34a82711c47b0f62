import { expect, live, test as base, withoutSite } from '../fixtures';
import { runSite } from '../site';
import type { Site } from '../site';
import { servedVersions } from '../sources';
import { addVariant } from '../variants';

const test = base.extend(withoutSite);

const promote = async (id: string, site: Site) => {
  const { code, output } = await runSite(['promote', id, '--no-browser'], site.env);
  expect(code, output).toBe(0);
};

test('A ZIP that the coverage team adds is accepted by booking without a release of booking', async ({
  page,
  ownSite,
}) => {
  const before = await servedVersions(ownSite);
  await page.goto(`${ownSite.origin}/book-online`);
  await live(page);
  await page.locator('main [name=zipCode]').fill('77550');
  await expect(page.getByText("Sorry, we don't currently service this area").first()).toBeVisible();

  await promote(await addVariant(ownSite, 'mf-service-areas', 'newer'), ownSite);
  await expect.poll(() => servedVersions(ownSite)).not.toEqual(before);
  const after = await servedVersions(ownSite);
  expect(after['mf-service-areas']).not.toBe(before['mf-service-areas']);
  expect({ ...after, 'mf-service-areas': '' }).toEqual({ ...before, 'mf-service-areas': '' });
  await page.goto(`${ownSite.origin}/book-online`);
  await live(page);
  await page.locator('main [name=zipCode]').fill('77550');
  await expect(page.getByText('✓ We service your area!')).toBeVisible();
  expect((await fetch(`${ownSite.origin}/service-area/77550`)).status).toBe(200);
});
