import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { preparePage } from '@site/federation/testing';
import { placeholderNames } from '../lib/fill';
import server from '../server';
import { realSources } from '../testing/sources';
import { makeRecords } from './make-records';
import { readContent } from './read-content';
import type { BlogRecord, CategoryRecord, PostRecord, TagRecord } from './shapes';

const guide = readFileSync(resolve(import.meta.dirname, '../../docs/publish-a-post.md'), 'utf8');
const [, text = ''] = /```markdown\n([\s\S]*?)```/.exec(guide) ?? [];
const slug = 'quiet-dishwashers';
const file = `content/posts/${slug}.md`;

test('the sample of the guide, added as a file, appears wherever posts appear', async () => {
  const real = realSources();
  const before = readContent(real).posts.length;
  const all = makeRecords(readContent({ ...real, posts: [...real.posts, { file, text }] }));

  const blog = all['lists/blog'] as BlogRecord;
  expect(blog.posts).toHaveLength(before + 1);
  expect(blog.posts[0]?.slug).toBe(slug);
  expect((all['tags/dishwasher'] as TagRecord).posts[0]?.slug).toBe(slug);
  expect((all['categories/repair-guides'] as CategoryRecord).posts[0]?.slug).toBe(slug);
  expect((all[`posts/${slug}`] as PostRecord).readTime).toBe(1);

  preparePage({ records: all });
  expect(await server.paths()).toContain(`/blog/${slug}`);
  expect(server.lastModified(`/blog/${slug}`)).toBe('2026-12-01');
  expect((await server.files())['feed.xml']).toContain(`/blog/${slug}</link>`);
});

test('the same file as a draft appears nowhere', () => {
  const real = realSources();
  const draft = { file, text: text.replace('status: published', 'status: draft') };
  expect(makeRecords(readContent({ ...real, posts: [...real.posts, draft] }))).toEqual(
    makeRecords(readContent(real)),
  );
});

test('the guide lists every placeholder for authors', () => {
  for (const name of placeholderNames.filter((known) => known !== 'rawPhone')) {
    expect(guide).toContain(`\`${name}\``);
  }
});
