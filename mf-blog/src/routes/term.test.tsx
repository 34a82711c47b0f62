import { renderRoute } from '@site/federation/testing';
import { screen, within } from '@testing-library/react';
import type { CategoryRecord, TagRecord } from '../data/shapes';
import { realRecords } from '../testing/real-records';
import { routes } from '../routes';

const open = async (url: string) => renderRoute(routes, url, { records: await realRecords() });

test('a category has its description, its count and its posts with three tags at most', async () => {
  const { meta } = await open('/blog/category/appliance-maintenance');
  expect(screen.getByRole('heading', { level: 1, name: 'Appliance Maintenance' })).toBeVisible();
  const { posts } = (await realRecords())['categories/appliance-maintenance'] as CategoryRecord;
  expect(screen.getByText(`${posts.length} articles`)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(posts.length + 1);
  for (const list of screen.getAllByRole('list', { name: 'Tags' })) {
    expect(within(list).getAllByRole('link').length).toBeLessThanOrEqual(3);
  }
  expect(meta()).toMatchObject({
    status: 200,
    canonical: 'https://test.example/blog/category/appliance-maintenance',
  });
});

test('a tag shows at most two others on each card, never itself', async () => {
  const { meta } = await open('/blog/tag/refrigerator');
  expect(screen.getByRole('heading', { level: 1, name: 'Refrigerator' })).toBeVisible();
  const { posts } = (await realRecords())['tags/refrigerator'] as TagRecord;
  expect(screen.getByText(`${posts.length} articles`)).toBeVisible();
  for (const list of screen.getAllByRole('list', { name: 'Tags' })) {
    const names = within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names.length).toBeLessThanOrEqual(2);
    expect(names).not.toContain('Refrigerator');
  }
  expect(meta().canonical).toBe('https://test.example/blog/tag/refrigerator');
});

test.each([
  ['/blog/category/disco', 'Category Not Found'],
  ['/blog/tag/disco', 'Tag Not Found'],
  ['/blog/tag/%2e%2e', 'Tag Not Found'],
])('%s: %s', async (url, title) => {
  const { meta } = await open(url);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All Articles' })).toHaveAttribute('href', '/blog');
  expect(meta()).toMatchObject({ status: 404, title: expect.stringContaining(title) });
});

test.each([
  ['categories/industry-news', '/blog/category/industry-news', 'No articles in this category yet.'],
  ['tags/ge', '/blog/tag/ge', 'No articles with this tag yet.'],
])('%s without posts says so', async (path, url, text) => {
  const all = await realRecords();
  const page = all[path] as CategoryRecord | TagRecord;
  await renderRoute(routes, url, { records: { ...all, [path]: { ...page, posts: [] } } });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('0 articles')).toBeVisible();
});

describe('a page with fewer than three posts is not indexed', () => {
  /** The page of a category or tag that has as many posts as stated. */
  async function openWith(path: string, url: string, postCount: number) {
    const all = await realRecords();
    const page = all[path] as CategoryRecord | TagRecord;
    const changed =
      'tag' in page
        ? { ...page, tag: { ...page.tag, postCount } }
        : { ...page, category: { ...page.category, postCount } };
    return renderRoute(routes, url, { records: { ...all, [path]: changed } });
  }

  test.each([
    ['categories/industry-news', '/blog/category/industry-news'],
    ['tags/ge', '/blog/tag/ge'],
  ])('%s', async (path, url) => {
    const two = await openWith(path, url, 2);
    expect(two.meta()).toMatchObject({ status: 200, robots: 'noindex' });
    const three = await openWith(path, url, 3);
    expect(three.meta()).toMatchObject({ status: 200, robots: 'index, follow' });
  });
});
