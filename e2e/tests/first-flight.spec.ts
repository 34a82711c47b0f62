import { brotliDecompressSync, constants } from 'node:zlib';
import { compressed } from '@site/delivery/compress';
import { ask, flight } from '../ask-document';
import { expect, test } from '../fixtures';
import { pages } from '../routes';

/** Pages whose text needs more than one flight, with the most that they may have. */
const larger: Record<string, number> = {
  '/': 15_900,
  '/issues/washing-machine-not-draining': 15_800,
  '/issues/5': 14_500,
  '/service-areas': 20_200,
  '/blog/repair-or-replace-guide': 16_200,
  '/faq': 17_400,
};

for (const { path } of pages) {
  const most = larger[path] ?? flight;
  test(`The document of ${path} has at most ${most} bytes with its headers`, async ({ site }) => {
    const { head, body } = await ask(site.origin + path);
    // As the server sends it once it has had the time to make it smaller.
    const { length } = await compressed(brotliDecompressSync(body));
    expect(head + length).toBeLessThanOrEqual(most);
  });
}

/** Height of a phone's window above the bar at its bottom, which comes last in a document. */
const firstScreen = { x: 0, y: 0, width: 360, height: 640 };

for (const path of Object.keys(larger))
  test(`The first screen of ${path} is in the first flight`, async ({ site, browser }) => {
    const { head, body } = await ask(site.origin + path);
    const whole = brotliDecompressSync(body);
    const flown = (await compressed(whole)).subarray(0, flight - head);
    const part = brotliDecompressSync(flown, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    });
    expect(part.length).toBeLessThan(whole.length);
    const page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      javaScriptEnabled: false,
    });
    // Whole style sheets, at the end of a document without scripts, come after the first screen.
    await page.route('**/releases/**', (route) => route.abort());
    const pictures: Buffer[] = [];
    for (const document of [part, whole]) {
      await page.route(site.origin + path, (route) =>
        route.fulfill({ body: document, contentType: 'text/html; charset=utf-8' }),
      );
      await page.goto(site.origin + path);
      pictures.push(await page.screenshot({ clip: firstScreen, animations: 'disabled' }));
      await page.unroute(site.origin + path);
    }
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(true);
    await page.close();
  });

test('The second document of a visit is the difference to the first', async ({ site, browser }) => {
  const page = await browser.newPage();
  const next = '/appliances/dryer';
  const open = async (path: string) => {
    const answer = await page.goto(site.origin + path);
    // The browser stores a dictionary after it has the document.
    await page.waitForTimeout(1000);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBeTruthy();
    return {
      encoding: answer?.headers()['content-encoding'],
      bytes: (await answer?.request().sizes())?.responseBodySize ?? 0,
    };
  };
  expect((await open('/')).encoding).toBe('br');
  const { body } = await ask(site.origin + next);
  const second = await open(next);
  expect(second.encoding).toBe('dcz');
  expect(second.bytes).toBeLessThan(0.5 * body.length);
  // One of the same kind.
  const third = await open('/appliances/washing-machine');
  expect(third.encoding).toBe('dcz');
  expect(third.bytes).toBeLessThan(0.25 * body.length);
  // A document may be stored, but the browser asks again before it shows one.
  expect((await open(next)).bytes).toBeGreaterThan(0);
  await page.close();
});
