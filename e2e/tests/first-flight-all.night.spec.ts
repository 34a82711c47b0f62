import { brotliDecompressSync } from 'node:zlib';
import { compressed } from '@site/delivery/compress';
import { expect, test } from '../fixtures';
import { ask, flight } from '../ask-document';

/** Pages whose text may need more than one flight. */
const longer = /^(\/es)?(\/|\/faq|\/service-areas|\/issues\/.*|\/blog\/[^/]*)?$/;

/** The longest of their kinds, in the longer language. */
const beyond: Record<string, number> = {
  '/es/appliances/refrigerator': 14_200,
  '/es/service-area/77459': 14_200,
};

test('Every other document, in both languages, has at most 14,000 bytes', async ({ site }) => {
  test.slow();
  const textOf = async (path: string) => (await fetch(site.origin + path)).text();
  const inMap = (await textOf('/sitemap.xml')).matchAll(/<loc>https:\/\/[^/]+([^<]*)/g);
  // Search engines do not list a ZIP code with sample figures.
  const lists = (await textOf('/service-areas')) + (await textOf('/es/service-areas'));
  const inLists = lists.matchAll(/href="((?:\/es)?\/service-area\/\d+)"/g);
  const paths = new Set(Array.from([...inMap, ...inLists], ([, path = '']) => path));
  const short = [...paths].filter((path) => !longer.test(path));
  expect(short.length).toBeGreaterThan(300);
  const tooLong: string[] = [];
  for (const path of short) {
    const { head, body } = await ask(site.origin + path);
    const bytes = head + (await compressed(brotliDecompressSync(body))).length;
    if (bytes > (beyond[path] ?? flight)) tooLong.push(`${path} ${bytes}`);
  }
  expect(tooLong).toEqual([]);
});
