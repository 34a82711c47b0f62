import { renderRoute } from '@site/federation/testing';
import { screen, within } from '@testing-library/react';
import type { CategoryRecord, TagRecord } from '../data/shapes';
import { realRecords } from '../testing/real-records';
import { routes } from '../routes';

const open = async (url: string) => renderRoute(routes, url, { records: await realRecords() });

test('a category has its description, its count and its posts with three tags', async () => {
  const { meta } = await open('/blog/category/appliance-maintenance');
  expect(screen.getByRole('heading', { level: 1, name: 'Appliance Maintenance' })).toBeVisible();
  expect(screen.getByText('3 articles')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3 + 1);
  for (const list of screen.getAllByRole('list', { name: 'Tags' })) {
    expect(within(list).getAllByRole('link')).toHaveLength(3);
  }
  expect(meta()).toMatchObject({
    status: 200,
    canonical: 'https://test.example/blog/category/appliance-maintenance',
  });
});

test('a tag shows two others on each card, never itself', async () => {
  const { meta } = await open('/blog/tag/refrigerator');
  expect(screen.getByRole('heading', { level: 1, name: 'Refrigerator' })).toBeVisible();
  expect(screen.getByText('4 articles')).toBeVisible();
  for (const list of screen.getAllByRole('list', { name: 'Tags' })) {
    const names = within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toHaveLength(2);
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
