import { live, test } from '../fixtures';
for (const width of [360, 1280]) for (const colorScheme of ['light', 'dark'] as const)
test(`shot ${width} ${colorScheme}`, async ({ page }) => {
  await page.setViewportSize({ width, height: 740 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  for (const [name, path] of [['issue', '/issues/dryer-not-heating'], ['issue2', '/issues/dryer-not-heating#cost'],['gas','/issues/stove-gas-smell'], ['city','/service-areas/katy']] as const) {
    await page.goto(path); await live(page);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/shots/${name}-${width}-${colorScheme}.png` });
  }
  for (const [name, q] of [['s1', '77008'], ['s2','whirlpool F8E1'], ['s3','move my appointment']] as const) {
    await page.goto('/faq'); await live(page);
    await page.getByRole('button', { name: /Search/ }).first().click();
    await page.getByRole('combobox', { name: /Search appl/ }).fill(q);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/shots/${name}-${width}-${colorScheme}.png` });
  }
});
