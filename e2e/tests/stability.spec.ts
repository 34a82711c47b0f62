import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, live, test } from '../fixtures';
import { keepPrinted, layoutShiftsOn } from '../printed';

for (const path of ['/', '/appliances/washing-machine', '/parts']) {
  test(`The headings of ${path} do not move while the document arrives in pieces @phone`, async ({
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
    await keepPrinted(page);
    await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}${path}`);
    await live(page);
    slow.close();
    slow.closeAllConnections();
    expect((await layoutShiftsOn(page)).filter((entry) => entry.startsWith('head:'))).toEqual([]);
  });
}
