import type { Release } from '@site/data-types/contract';
import type { AffectedPage } from './affected-pages';
import { exposeFaults, metaFaults } from './routes';

test('a page without a description is named', () => {
  const meta = {
    title: 'Dryer',
    description: 'How to',
    canonical: 'https://test.example/blog/a',
    image: 'https://test.example/share/a.png',
    robots: 'index, follow',
    breadcrumbs: [],
    jsonLd: [],
  };
  const page = (over: object) =>
    ({ path: '/blog/a', owner: 'mf-blog', meta: { ...meta, ...over } }) as unknown as AffectedPage;
  expect(metaFaults([page({})])).toEqual([]);
  expect(metaFaults([page({ description: '' }), page({ jsonLd: undefined })])).toEqual([
    'mf-blog /blog/a has no description in its metadata.',
    'mf-blog /blog/a has no jsonLd in its metadata.',
  ]);
});

test('exposed modules must equal the declared ones', () => {
  const release = {
    name: 'mf-blog',
    version: '2',
    declaration: { exposes: { './routes': '', './LatestArticles': '' } },
    chunks: { 'expose-routes': {}, 'expose-Secret': {}, blog: {} },
  } as unknown as Release;
  expect(exposeFaults(release)).toEqual([
    'mf-blog@2 declares ./LatestArticles, which it does not hold.',
    'mf-blog@2 holds ./Secret, which it does not declare.',
  ]);
});
