import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { compressed } from '@site/delivery/compress';
import { expect, test } from '../fixtures';
import { pages } from '../routes';

/** A new connection sends ten segments, 14,600 bytes, before it waits for an answer. */
const flight = 14_000;

/** Pages whose text needs more than one flight, with the most that they may have. */
const larger: Record<string, number> = {
  '/': 20_300,
  '/appliances': 15_900,
  '/appliances/washing-machine': 17_600,
  '/brands/samsung/codes': 14_800,
  '/issues/washing-machine-not-draining': 19_700,
  '/issues/5': 18_700,
  '/service-areas': 23_000,
  '/service-area/city/katy': 14_400,
  '/service-area/77002': 17_200,
  '/service-area/77001': 15_900,
  '/service-area/woodley-park': 14_300,
  '/blog': 16_600,
  '/blog/dryer-vents-in-slab-houses': 18_700,
  '/faq': 19_600,
  '/privacy': 14_700,
  '/parts': 15_400,
};

interface Answer {
  /** Bytes of the status line and the headers. */
  head: number;
  body: Buffer;
}

const ask = (url: string) =>
  new Promise<Answer>((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (res) => {
      const lines = res.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => done({ head: lines + 19, body: Buffer.concat(chunks) }));
    }).on('error', fail);
  });

for (const { path } of pages) {
  const most = larger[path] ?? flight;
  test(`The document of ${path} has at most ${most} bytes with its headers`, async ({ site }) => {
    const { head, body } = await ask(site.origin + path);
    // As the server sends it once it has had the time to make it smaller.
    const { length } = await compressed(brotliDecompressSync(body));
    expect(head + length).toBeLessThanOrEqual(most);
  });
}
