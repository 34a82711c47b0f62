import { faqSource, postSource, realSources, sources } from '../testing/sources';
import { ContentError } from './content-error';
import type { Source } from './front-matter';
import { readContent } from './read-content';
import { categories, tags } from './taxonomy';

/** Errors of some content, one per line. */
function faultsOf(posts: Source[], faq: Source[] = []): string[] {
  try {
    readContent(sources(posts, faq));
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n');
  }
}

test('a sample post has no errors', () => {
  expect(faultsOf([postSource()], [faqSource('a-question')])).toEqual([]);
});

describe('an error message has the file, the line and the reason of', () => {
  test.each([
    ['an unknown tag', { tags: ['diy', 'disco'] }, /:9: tags\.1: is no tag; use washing-machine, /],
    ['an unknown category', { categories: ['news'] }, /:8: categories\.0: is no category; use /],
    ['no tag at all', { tags: [] }, /:9: tags: needs at least one tag/],
    ['a tag twice', { tags: ['diy', 'diy'] }, /:9: tags: names a tag twice/],
    ['a person as author', { author: 'Jo Doe' }, /:10: author: is no type of author; use The /],
    [
      'a reviewer by name',
      { reviewed: { by: 'Jo Doe', date: '2026-11-21' } },
      /:16: reviewed\.by: is no role of a reviewer; use Appliance technician/,
    ],
    [
      'a change after the review',
      { reviewed: { by: 'Appliance technician', date: '2026-11-19' } },
      /:16: reviewed: is older than updatedAt: review again/,
    ],
    ['a missing title', { title: undefined }, /:2: title: is missing/],
    ['an empty title', { title: ' ' }, /:3: title: must not be empty/],
    ['a field of another kind', { id: 'one' }, /:2: id: must be a number/],
    ['an unknown field', { mood: 'calm' }, /:16: mood: is no field of this kind of file/],
    ['a date with words', { publishDate: 'May 3' }, /:11: publishDate: must be a day of the /],
    ['a day that is none', { updatedAt: '2026-02-31' }, /:12: updatedAt: must be a day of the /],
    ['an early change', { updatedAt: '2026-11-19' }, /:12: updatedAt: lies before publishDate/],
    ['a late beginning', { createdAt: '2026-12-01' }, /:11: publishDate: lies before createdAt/],
    ['an unknown drawing', { featuredImage: 'toaster' }, /:14: featuredImage: is no appliance /],
    ['another status', { status: 'ready' }, /:15: status: must be published or draft/],
    ['a long title for search', { seoTitle: 'x'.repeat(61) }, /:5: seoTitle: must be at most 60/],
    ['a short description', { metaDescription: 'short' }, /:6: metaDescription: must be at least/],
    ['a wrong read time', { readTime: 9 }, /:16: readTime: the text has 1 words: 1 minutes/],
    ['a slug of another file', { slug: 'other' }, /other\.md/],
    ['a fact in the title', { title: 'Call {company.phone}' }, /:3: title: cannot hold \{company/],
  ])('%s', (_name, changes, expected) => {
    const source = { ...postSource(changes), file: 'content/posts/sample.md' };
    const faults = faultsOf([source]);
    if ('slug' in changes) {
      expect(faults).toEqual([
        "mf-blog/content/posts/sample.md:4: slug: must be the file's name, sample",
      ]);
    } else {
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatch(expected);
      expect(faults[0]).toMatch(/^mf-blog\/content\/posts\/sample\.md:/);
    }
  });

  test('no front matter', () => {
    const file = 'content/posts/sample.md';
    expect(faultsOf([{ file, text: 'Text.' }])).toEqual([
      `mf-blog/${file}:1: must begin with front matter between two lines of ---`,
    ]);
  });

  test('front matter that is no YAML', () => {
    const source = postSource();
    const text = source.text.replace('tags: ["diy"]', 'tags: ["diy"');
    expect(faultsOf([{ ...source, text }])[0]).toMatch(/sample\.md:\d+: front matter: /);
  });

  test.each([
    ['# Title', /:18: the title is the heading of level 1/],
    ['## One\n\n#### Two', /:20: a heading of level 4 must not follow one of level 2/],
    ['Text.\n\n![A dryer](/dryer.png)', /:20: pictures are drawn by the site/],
    ['Text.[^1]\n\n[^1]: Note.', /:18: footnotes are not supported/],
    ['Call {company.fax}.', /:18: \{company\.fax\} is no fact of the company; use name, phone/],
    ['[x](dryer)', /:18: link to dryer: begin with \/ for this site or with https:/],
    ['[x](//evil.example)', /:18: link to \/\/evil\.example: begin with \//],
    ['[x](/blog/nothing)', /:18: link to \/blog\/nothing: no published page has this address/],
    ['[x](/blog/tag/disco)', /:18: link to \/blog\/tag\/disco: no published page/],
    ['[x](/faq#nothing)', /:18: link to \/faq#nothing: the FAQ has no such entry/],
    ['[x](#nowhere)', /:18: link to #nowhere: no heading has this address/],
    ['', /:17: the body is empty/],
  ])('the body %j', (body, expected) => {
    const [fault, ...others] = faultsOf([postSource({}, body)]);
    expect(fault).toMatch(expected);
    expect(others).toEqual([]);
  });

  test('every error of every file is reported at once', () => {
    const faults = faultsOf(
      [
        postSource({ slug: 'first', id: 1, status: 'new', tags: ['disco'] }),
        postSource({ slug: 'second', id: 2 }, '# Title'),
      ],
      [faqSource('root', { question: 'No mark' })],
    );
    expect(faults).toHaveLength(4);
    expect(faults.join('\n')).toMatch(/faq\/root\.md:3: question: must end with a question mark/);
  });

  test('a reference to an unreadable file is not reported as an error', () => {
    const posts = [
      postSource({ id: 1, slug: 'first', status: 'new' }),
      postSource({ id: 2, slug: 'second' }, '[x](/blog/first)'),
    ];
    expect(faultsOf(posts)).toEqual([expect.stringMatching(/first\.md:15: status: must be /)]);
  });

  test.each([
    ['id', { id: 1, slug: 'two' }],
    ['title', { id: 2, slug: 'two', title: 'Title of one' }],
    ['seoTitle', { id: 2, slug: 'two', seoTitle: 'Title of one' }],
  ])('the same %s twice', (field, changes) => {
    expect(faultsOf([postSource({ id: 1, slug: 'one' }), postSource(changes)])).toEqual([
      expect.stringMatching(
        new RegExp(`two\\.md:\\d+: ${field}: is already used in content/posts/one\\.md`),
      ),
    ]);
  });

  test('the address of the page for unknown posts', () => {
    expect(faultsOf([postSource({ slug: 'not-found' })])[0]).toMatch(/slug: is the address of/);
  });

  test('a FAQ entry that would hide a part of the page', () => {
    expect(faultsOf([], [faqSource('main')])[0]).toMatch(/"main" is used by the page itself/);
  });

  test('a legal page that is missing, and one that has no address', () => {
    const { legal } = realSources();
    const read = () =>
      readContent({
        posts: [],
        faq: [],
        legal: [
          ...legal.filter(({ file }) => !file.includes('terms')),
          { file: 'content/legal/cookies.md', text: legal[0]?.text ?? '' },
        ],
      });
    expect(read).toThrow(/terms\.md:1: is missing/);
    expect(read).toThrow(/cookies\.md:1: has no page/);
  });
});

describe('the content of this site', () => {
  const content = readContent(realSources());

  test('has twenty posts that can be read in one go', () => {
    expect(content.posts).toHaveLength(20);
    for (const { slug, rendered } of content.posts) {
      const long = slug === 'repair-or-replace-guide';
      expect([slug, rendered.words >= 600]).toEqual([slug, true]);
      expect([slug, rendered.words <= (long ? 2200 : 1540)]).toEqual([slug, true]);
    }
  });

  test('names documents, and no price, in every post of its own fifteen questions', () => {
    const answers = content.posts.filter(({ fields }) => fields.id > 6);
    expect(answers).toHaveLength(15);
    for (const { slug, body } of answers) {
      expect([slug, /^## Sources\n\n- /m.test(body)]).toEqual([slug, true]);
      expect([slug, /\$\s?\d/.test(body)]).toEqual([slug, false]);
    }
  });

  test('claims no review before one has taken place', () => {
    expect(content.posts.filter(({ fields }) => fields.reviewed)).toEqual([]);
  });

  test('uses every category and every tag', () => {
    const used = content.posts.flatMap(({ fields }) => [...fields.categories, ...fields.tags]);
    expect(new Set(used)).toEqual(new Set([...categories, ...tags].map(({ slug }) => slug)));
  });

  test('answers at least twenty questions, several of them popular', () => {
    expect(content.faq.length).toBeGreaterThanOrEqual(20);
    expect(content.faq.filter(({ fields }) => fields.popular).length).toBeGreaterThanOrEqual(5);
  });

  test('has tables, and links to appliances, issues and the estimate in every post', () => {
    const html = content.posts.map(({ rendered }) => rendered.html);
    expect(html.filter((body) => body.includes('<table>')).length).toBeGreaterThanOrEqual(2);
    for (const body of html) {
      expect(body).toMatch(/href="\/(appliances|issues)\//);
      expect(body).toMatch(/href="\/estimate/);
    }
  });

  test('holds a draft, and leaves it out', () => {
    const drafts = realSources().posts.filter(({ text }) => /^status: draft$/m.test(text));
    expect(drafts).not.toEqual([]);
    for (const { file } of drafts)
      expect(content.posts.map((post) => post.file)).not.toContain(file);
  });
});

test('posts come newest first, entries in their order', () => {
  const { posts, faq } = readContent(
    sources(
      [
        postSource({ id: 1, slug: 'old', publishDate: '2026-11-19' }),
        postSource({ id: 2, slug: 'new' }),
        postSource({ id: 3, slug: 'newer' }),
      ],
      [faqSource('last', { id: 1, order: 30 }), faqSource('first', { id: 2, order: 10 })],
    ),
  );
  expect(posts.map(({ slug }) => slug)).toEqual(['newer', 'new', 'old']);
  expect(faq.map(({ slug }) => slug)).toEqual(['first', 'last']);
});
