import type { PostSummary } from '../data/shapes';
import { filterPosts } from './filter-posts';

const post = (slug: string, changes: Partial<PostSummary>): PostSummary => ({
  slug,
  title: 'Title',
  excerpt: 'Excerpt',
  categories: ['repair-guides'],
  tags: ['diy'],
  author: 'The service team',
  publishDate: '2026-01-01',
  updatedAt: '2026-01-01',
  readTime: 4,
  featuredImage: 'dryer',
  ...changes,
});

const posts = [
  post('title', { title: 'Hard Water' }),
  post('excerpt', { excerpt: 'All about water.' }),
  post('tag', { tags: ['washing-machine', 'lg'] }),
  post('other', { categories: ['industry-news'], author: 'Water & Sons' }),
];
const all = { q: '', category: '', tag: '' };
const found = (filters: Partial<typeof all>) =>
  filterPosts(posts, { ...all, ...filters }).map(({ slug }) => slug);

test('without filters everything is found, in its order', () => {
  expect(found({})).toEqual(['title', 'excerpt', 'tag', 'other']);
  expect(found({ q: '  ' })).toHaveLength(4);
});

test('words are searched in title, excerpt and tags only, ignoring case', () => {
  expect(found({ q: 'WATER' })).toEqual(['title', 'excerpt']);
  expect(found({ q: 'washing machine' })).toEqual(['tag']);
  expect(found({ q: 'washing-machine' })).toEqual(['tag']);
  expect(found({ q: 'sons' })).toEqual([]);
});

test('category and tag narrow what the words find', () => {
  expect(found({ category: 'industry-news' })).toEqual(['other']);
  expect(found({ tag: 'lg' })).toEqual(['tag']);
  expect(found({ q: 'water', tag: 'lg' })).toEqual([]);
  expect(found({ q: 'title', category: 'repair-guides', tag: 'lg' })).toEqual(['tag']);
});
