import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, live, test } from '../fixtures';
import { keepPrinted, layoutShiftsOn } from '../printed';

/**
 * A document in 14 pieces. Each ends after a button or a paragraph: until its words have arrived, a
 * centered button cannot have its final width.
 */
function piecesOf(html: string): string[] {
  const ends = [...html.matchAll(/<\/(?:a|button|p|h\d|li)>/g)].map(
    (end) => end.index + end[0].length,
  );
  const cuts = Array.from(
    { length: 13 },
    (_, i) => ends.find((end) => end >= (html.length * (i + 1)) / 14) ?? html.length,
  );
  return [0, ...cuts].map((from, i) => html.slice(from, cuts[i]));
}

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
      for (const piece of type.includes('html') ? piecesOf(body.toString()) : [body]) {
        response.write(piece);
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
