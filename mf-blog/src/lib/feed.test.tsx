import { preparePage } from '@site/federation/testing';
import { makeRecords } from '../data/make-records';
import { readContent } from '../data/read-content';
import type { PostRecord } from '../data/shapes';
import { postSource, realSources, sources } from '../testing/sources';
import { feed } from './feed';

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

const postsOf = (content: ReturnType<typeof readContent>): PostRecord[] => {
  const records = makeRecords(content);
  return content.posts.map(({ slug }) => records[`posts/${slug}`] as PostRecord);
};

beforeEach(() => preparePage());

test('every published post is in the feed, with its whole text and absolute addresses', () => {
  const posts = postsOf(readContent(realSources()));
  const document = parse(feed(posts));
  const items = [...document.querySelectorAll('item')];
  const texts = (name: string) => items.map((item) => item.querySelector(name)?.textContent);
  expect(texts('title')).toEqual(posts.map(({ title }) => title));
  expect(texts('link')).toEqual(posts.map(({ slug }) => `https://test.example/blog/${slug}`));
  for (const item of items) {
    expect(Number.isNaN(Date.parse(item.querySelector('pubDate')?.textContent ?? ''))).toBe(false);
    const body = item.getElementsByTagName('content:encoded')[0]?.textContent ?? '';
    expect(body).toContain('<h2>');
    expect(body).not.toMatch(/href="[/#]|\{company\.| id="/);
  }
  expect(document.querySelector('channel > link')?.textContent).toBe('https://test.example/blog');
});

test('no character in a title, a body or the company breaks the feed', () => {
  preparePage({ company: { name: 'A & B <i>"\'</i>' } });
  const [post] = postsOf(
    readContent(
      sources([
        postSource(
          { title: '<b>5 < 6 & ]]></b>' },
          'Text ]]> <script>alert(1)</script> {company.name}',
        ),
      ]),
    ),
  );
  if (!post) throw new Error('no post');
  const document = parse(feed([post]));
  expect(document.querySelector('item > title')?.textContent).toBe('<b>5 < 6 & ]]></b>');
  expect(document.querySelector('channel > title')?.textContent).toBe(`A & B <i>"'</i>: Blog`);
  const body = document.getElementsByTagName('content:encoded')[0]?.textContent ?? '';
  expect(body).toContain('A &amp; B &lt;i&gt;');
  expect(body).not.toContain('<script>');
});

test('a feed without posts is valid', () => {
  expect(parse(feed([])).querySelectorAll('item')).toHaveLength(0);
});
