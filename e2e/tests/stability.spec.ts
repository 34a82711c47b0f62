import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
          const element = node instanceof Element ? node : node?.parentElement;
          const where = element?.closest('header') ? 'head' : 'body';
          const name = element?.outerHTML.slice(0, 80);
          const [from, to] = [previousRect, currentRect].map(({ x, y }) => `${x}, ${y}`);
          moved.push(`${where}: ${name} from ${from} to ${to}`);
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

for (const path of ['/', '/appliances/washing-machine', '/parts']) {
  test(`The heads of ${path} stay where they are while it arrives in pieces @phone`, async ({
    page,
    site,
  }) => {
    const slow = createServer(async (request, response) => {
      const answer = await fetch(site.origin + request.url);
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const pieces = type.includes('html') ? 14 : 1;
      for (let i = 0; i < pieces; i++) {
        response.write(body.subarray((body.length * i) / pieces, (body.length * (i + 1)) / pieces));
        await new Promise((done) => setTimeout(done, 100));
      }
      response.end();
    });
    await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
    await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}${path}`);
    await live(page);
    slow.close();
    slow.closeAllConnections();
    expect((await page.evaluate(moved)).filter((entry) => entry.startsWith('head:'))).toEqual([]);
  });
}
