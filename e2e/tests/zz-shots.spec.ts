import { live, test } from '../fixtures';
for (const width of [360, 1280]) for (const colorScheme of ['light', 'dark'] as const)
test(`shot ${width} ${colorScheme}`, async ({ page }) => {
  await page.setViewportSize({ width, height: 740 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  for (const [name, path] of [['home', '/'], ['book', '/book-online'], ['zip','/service-area/77008'],['faq','/faq']] as const) {
    await page.goto(path); await live(page);
    await page.waitForTimeout(5600);
    await page.screenshot({ path: `/tmp/shots/${name}-${width}-${colorScheme}.png` });
  }
});
