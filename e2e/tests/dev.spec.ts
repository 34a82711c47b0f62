import { join } from 'node:path';
import { DevSite } from '../dev-site';
import { expect, live, test as base } from '../fixtures';
import { edit } from '../sources';

// Uses its own site.
const test = base.extend({ baseURL: async ({}, use) => use(undefined) });

test('A saved component replaces the old one on the open page and keeps its state', async ({
  page,
}) => {
  // Builds every part first, and one at each save.
  test.setTimeout(900_000);
  const afterBuild = { timeout: 180_000 };
  const dev = await DevSite.start();
  try {
    const file = join(dev.sources, 'mf-booking/src/warranty/WarrantyForm.tsx');
    await page.goto(`${dev.origin}/warranty`);
    await live(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const sameDocument = () => page.evaluate(() => 'sameDocument' in window);
    // State of a component, not of its input: the list of mistakes.
    await page.locator('main [name=name]').fill('Ada');
    await page.getByRole('button', { name: 'Check Warranty' }).click();
    const mistakes = page.getByText('Please look at these answers again');
    await expect(mistakes).toBeVisible();

    await edit(file, (text) => text.replace('The number you booked with', 'Saved once'));
    await expect(page.getByText('Saved once')).toBeVisible(afterBuild);
    await expect(mistakes).toBeVisible();
    await expect(page.locator('main [name=name]')).toHaveValue('Ada');
    expect(await sameDocument()).toBe(true);

    await edit(file, (text) => text.replace('"Saved once"', '{Saved once}'));
    const complaint = page.getByRole('alert').filter({ hasText: 'WarrantyForm.tsx' });
    await expect(complaint).toBeVisible(afterBuild);
    expect(await sameDocument()).toBe(true);

    await edit(file, (text) => text.replace('{Saved once}', '"Saved again"'));
    await expect(page.getByText('Saved again')).toBeVisible(afterBuild);
    await expect(complaint).toHaveCount(0);
    await expect(page.locator('main [name=name]')).toHaveValue('Ada');
    await expect(mistakes).toBeVisible();
    expect(await sameDocument()).toBe(true);
  } finally {
    await dev.stop();
  }
});
