import { renderRoute } from '@site/federation/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BlogRecord } from '../data/shapes';
import { realRecords } from '../testing/real-records';
import { routes } from '../routes';

const open = async (url: string) => renderRoute(routes, url, { records: await realRecords() });

const titles = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .flatMap((heading) => within(heading).queryAllByRole('link'))
    .map((link) => link.textContent);
const publishedTitles = async () =>
  ((await realRecords())['lists/blog'] as BlogRecord).posts.map(({ title }) => title);
const search = () => screen.getByRole('searchbox', { name: 'Search articles' });
const select = (name: string) => screen.getByRole('combobox', { name });

test('all published posts, newest first, each with three tags at most', async () => {
  const { meta } = await open('/blog');
  expect(screen.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  const all = await publishedTitles();
  expect(all).toHaveLength(20);
  expect(titles()).toEqual(all);
  for (const list of screen.getAllByRole('list', { name: 'Tags' })) {
    expect(within(list).getAllByRole('link').length).toBeLessThanOrEqual(3);
  }
  expect(meta()).toMatchObject({ status: 200, canonical: 'https://test.example/blog' });
});

test('the sidebar has recent posts, categories with counts, tags, newsletter and feed', async () => {
  await open('/blog');
  const sidebar = within(screen.getByRole('complementary'));
  const recent = sidebar.getByRole('region', { name: 'Recent Posts' });
  expect(within(recent).getAllByRole('listitem')).toHaveLength(5);
  const counts = within(sidebar.getByRole('region', { name: 'Categories' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(counts).toEqual([
    'Appliance Maintenance(6)',
    'Repair Guides(13)',
    'Energy Efficiency(4)',
    'Buying Guides(4)',
    'Industry News(1)',
  ]);
  const tags = sidebar.getByRole('list', { name: 'Popular tags' });
  expect(within(tags).getAllByRole('link')).toHaveLength(12);
  expect(sidebar.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/feed.xml');
});

test('filters of the address are in force, and all of them must match', async () => {
  await open('/blog?q=HOUSTON&category=appliance-maintenance&tag=samsung');
  expect(titles()).toEqual(['Humid Air, Hard Water: A Houston Maintenance Calendar']);
  expect(search()).toHaveValue('HOUSTON');
  expect(select('Category')).toHaveValue('appliance-maintenance');
  expect(select('Tag')).toHaveValue('samsung');
});

test('what is typed filters at once and reaches the address without new entries', async () => {
  const { router } = await open('/blog?utm=mail');
  const user = userEvent.setup();
  await user.type(search(), 'slab');
  expect(titles()).toHaveLength(1);
  expect(screen.getByText('1 article')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(router.state.location.search).toBe('?utm=mail&q=slab'));
  await user.type(search(), ' houses');
  await user.selectOptions(select('Tag'), 'LG');
  await waitFor(() => expect(router.state.location.search).toBe('?utm=mail&q=slab+houses&tag=lg'));
  expect(search()).toHaveValue('slab houses');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('an empty result says so and shows the way back', async () => {
  const { router } = await open('/blog?q=toaster');
  expect(screen.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search terms or filters.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all articles' }));
  expect(titles()).toEqual(await publishedTitles());
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a navigation from elsewhere wins over what was typed, back and forth', async () => {
  const { router } = await open('/blog');
  await userEvent.type(search(), 'toaster');
  await waitFor(() => expect(router.state.location.search).toBe('?q=toaster'));
  await act(() => router.navigate('/blog?tag=ge'));
  expect(search()).toHaveValue('');
  expect(titles()).toHaveLength(1);
  await userEvent.type(search(), 'laws');
  await waitFor(() => expect(router.state.location.search).toBe('?q=laws&tag=ge'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(search()).toHaveValue('toaster'));
  expect(select('Tag')).toHaveValue('');
});

test('a category or tag that there is none filters nothing', async () => {
  await open('/blog?category=disco&tag=polka');
  expect(titles()).toEqual(await publishedTitles());
  expect(select('Category')).toHaveValue('');
});
