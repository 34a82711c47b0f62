import { postSource, realSources, sources } from '../testing/sources';
import { makeRecords, relatedTo } from './make-records';
import { readContent } from './read-content';
import type { BlogRecord, CategoryRecord, FaqRecord, PostRecord, TagRecord } from './shapes';

const recordsOf = (...posts: Parameters<typeof postSource>[]) =>
  makeRecords(readContent(sources(posts.map((args) => postSource(...args)))));

const real = makeRecords(readContent(realSources()));
const blog = real['lists/blog'] as BlogRecord;

test('counts are those of the published posts', () => {
  for (const { slug, postCount } of blog.categories) {
    expect(postCount).toBe(blog.posts.filter((post) => post.categories.includes(slug)).length);
    expect((real[`categories/${slug}`] as CategoryRecord).posts).toHaveLength(postCount);
  }
  for (const { slug, postCount } of blog.tags) {
    expect(postCount).toBe(blog.posts.filter((post) => post.tags.includes(slug)).length);
    expect((real[`tags/${slug}`] as TagRecord).posts).toHaveLength(postCount);
  }
});

test('popular tags are the most used, and none without a post', () => {
  const { tags } = recordsOf(
    [{ id: 1, slug: 'one', tags: ['ge', 'lg'] }],
    [{ id: 2, slug: 'two', tags: ['lg'] }],
  )['lists/blog'] as BlogRecord;
  expect(tags.map(({ slug, postCount }) => [slug, postCount])).toEqual([
    ['lg', 2],
    ['ge', 1],
  ]);
});

test('at most three related posts share a category or a tag, never the post itself', () => {
  const [first] = blog.posts;
  if (!first) throw new Error('no posts');
  const alone = { ...first, slug: 'alone', categories: ['x'], tags: ['y'] };
  const byTag = { ...first, slug: 'by-tag', categories: ['x'], tags: ['diy', 'ge'] };
  const byCategory = { ...first, slug: 'by-category', categories: ['z'], tags: ['ge'] };
  const post = { ...first, slug: 'post', categories: ['z'], tags: ['diy'] };
  const slugs = (all: typeof blog.posts) => relatedTo(post, all).map(({ slug }) => slug);
  expect(slugs([post, alone, byTag, byCategory])).toEqual(['by-tag', 'by-category']);
  // Sharing more comes first, whatever the order of the list.
  const closest = { ...byTag, slug: 'closest', tags: ['diy', 'ge'], categories: ['z'] };
  expect(slugs([post, byTag, byCategory, closest])).toEqual(['closest', 'by-tag', 'by-category']);
  const many = [1, 2, 3, 4].map((n) => ({ ...byTag, slug: `${n}` }));
  expect(slugs(many)).toEqual(['1', '2', '3']);
});

test('a draft is in no record', () => {
  const records = recordsOf(
    [{ id: 1, slug: 'shown' }],
    [{ id: 2, slug: 'hidden', status: 'draft', title: 'Secret plan', tags: ['ge'] }],
  );
  expect(Object.keys(records)).toContain('posts/shown');
  expect(Object.keys(records)).not.toContain('posts/hidden');
  expect(JSON.stringify(records)).not.toMatch(/hidden|Secret plan/);
  expect((records['tags/ge'] as TagRecord).tag.postCount).toBe(0);
  expect(JSON.stringify(real)).not.toContain('boil-water-notice-ice-makers');
});

test('a link to a draft is broken', () => {
  const posts = [
    postSource({ id: 1, slug: 'shown' }, '[x](/blog/hidden)'),
    postSource({ id: 2, slug: 'hidden', status: 'draft' }),
  ];
  expect(() => readContent(sources(posts))).toThrow(/link to \/blog\/hidden: no published page/);
});

test('a post record holds the whole post and no other fields of the file', () => {
  const records = recordsOf([{ slug: 'sample', readTime: 1 }, '## One\n\nText.\n']);
  const post = records['posts/sample'] as PostRecord;
  expect(post.toc).toEqual([{ id: 'section-one', text: 'One' }]);
  expect(post.html).toContain('<p>Text.</p>');
  expect(post.readTime).toBe(1);
  expect(Object.keys(post).toSorted()).toEqual(
    ['author', 'categories', 'excerpt', 'featuredImage', 'html', 'metaDescription'].concat(
      ['publishDate', 'readTime', 'related', 'seoTitle', 'slug', 'tags', 'title', 'toc'],
      ['updatedAt'],
    ),
  );
});

test('facts of the company stay placeholders until a page is rendered', () => {
  const { entries } = real['faq/all'] as FaqRecord;
  const how = entries.find(({ slug }) => slug === 'how-do-i-book');
  expect(how?.html).toContain('<a href="tel:{company.rawPhone}">{company.phone}</a>');
  expect(JSON.stringify(real)).not.toMatch(/555-01\d\d|fieldbook/i);
});
