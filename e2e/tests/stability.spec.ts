import { expect, live, test } from '../fixtures';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        for (const { node, previousRect, currentRect } of entry.sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          moved.push(`${name}: ${previousRect.y} to ${currentRect.y}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

const moved = () => (window as unknown as { moved: string[] }).moved;

for (const path of ['/', '/brands/samsung', '/service-area/77002', '/warranty', '/parts']) {
  test(`Nothing on ${path} moves while it comes alive and the chat appears @phone`, async ({
    page,
  }) => {
    await page.goto(path);
    await live(page);
    await expect(page.getByRole('button', { name: 'Chat Now' })).toBeVisible();
    if (path === '/') {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight * 0.65 }));
      await expect(page.locator('dialog[open]')).toBeAttached();
    }
    expect(await page.evaluate(moved)).toEqual([]);
  });
}
