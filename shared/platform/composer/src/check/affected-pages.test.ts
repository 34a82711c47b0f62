import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDir } from '@site/build/testing/temporary-dir';
import type { RenderedPage } from '@site/contract/page';
import type { Release } from '@site/data-types/contract';
import type { PreparedSet } from '../compose/compose';
import { affectedPages } from './affected-pages';

const dir = temporaryDir('set');
mkdirSync(join(dir, 'rendered'));

const shows = (more: Partial<RenderedPage>): RenderedPage => ({
  html: '',
  meta: {
    title: '',
    description: '',
    keywords: [],
    canonical: '',
    image: '',
    share: { title: '', eyebrow: '' },
    robots: '',
    lang: 'en',
    locale: 'en_US',
    jsonLd: [],
    breadcrumbs: [],
    status: 200,
    type: 'website',
  },
  kind: 'content',
  chunks: ['page'],
  records: [],
  fragments: [],
  ...more,
});

const pages: Record<string, RenderedPage> = {
  '/blog/own': shows({ records: ['posts/own'] }),
  '/blog/record': shows({ records: ['mf-blog/posts/x', 'mf-prices/terms/all'] }),
  '/blog/fragment': shows({ fragments: ['mf-prices/Teaser'] }),
  '/blog/within': shows({ fragments: ['mf-areas/Map'], fragmentRecords: ['mf-prices/costs/a'] }),
  '/blog/none': shows({ records: ['mf-blog/posts/y'] }),
};
const setPages = Object.entries(pages).map(([path, page]) => {
  const file = path.split('/').at(-1) ?? '';
  writeFileSync(join(dir, 'rendered', `${file}.json`), JSON.stringify({ key: 'k', page }));
  return [path, { file, owner: 'mf-blog', kind: 'content', indexed: true }] as const;
});
const prepared = { set: { pages: Object.fromEntries(setPages) }, dir } as unknown as PreparedSet;
const affectedBy = async (name: string) =>
  (await affectedPages(prepared, [{ name } as Release])).map(({ path }) => path);

test('a candidate affects pages that show its fragments or only its records', async () => {
  expect(await affectedBy('mf-prices')).toEqual(['/blog/record', '/blog/fragment', '/blog/within']);
});

test('a candidate affects all pages of its own, and the shell every page', async () => {
  expect(await affectedBy('mf-blog')).toEqual(Object.keys(pages));
  expect(await affectedBy('shell')).toEqual(Object.keys(pages));
  expect(await affectedBy('mf-other')).toEqual([]);
});
