import { brotliDecompressSync } from 'node:zlib';
import { compressed } from '@site/delivery/compress';
import { expect, test } from '../fixtures';
import { ask, flight } from '../ask-document';

/** Pages whose text may need more than one flight. */
const longer = /^(\/es)?(\/|\/faq|\/service-areas|\/issues\/.*|\/blog\/[^/]*)?$/;

/** The longest in the longer language. Names of files in them compress to more or fewer bytes. */
const longest = /^\/es\/(appliances|service-area)\//;

test('Every other document, in both languages, has at most 14,000 bytes', async ({ site }) => {
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
    // As it was sent first; made smaller it cannot have more.
    if (head + body.length <= flight) continue;
    const bytes = head + (await compressed(brotliDecompressSync(body))).length;
    if (bytes > (longest.test(path) ? flight + 200 : flight)) tooLong.push(`${path} ${bytes}`);
  }
  expect(tooLong).toEqual([]);
});
