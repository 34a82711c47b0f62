import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkBody, checkLinks } from './check-body';
import type { OwnAddresses } from './check-body';
import { checkFaq, checkLegal, checkPost, repeated } from './check-fields';
import { ContentError } from './content-error';
import type { ContentProblem } from './content-error';
import { parseFrontMatter } from './front-matter';
import type { Source } from './front-matter';
import type { Document } from './document';
import { cachedMarkdown } from './cached-markdown';
import { readMarkdown } from '@site/build/content';
import { faqSchema, legalSchema, postSchema } from './schema';
import type { FaqFields, LegalFields, PostFields } from './schema';
import { categories, tags } from './taxonomy';

/** The source files in `content/`, by kind. */
export interface Sources {
  posts: Source[];
  faq: Source[];
  legal: Source[];
}

export interface Content {
  /** Published ones only, newest first. */
  posts: Document<PostFields>[];
  /** In their order. */
  faq: Document<FaqFields>[];
  legal: Document<LegalFields>[];
}

/** @param root folder of the part */
export function readSources(root: string): Sources {
  const read = (kind: string): Source[] =>
    readdirSync(join(root, 'content', kind))
      .filter((name) => /^[^.]+\.md$/.test(name))
      .sort()
      .map((name) => {
        const file = `content/${kind}/${name}`;
        return { file, text: readMarkdown(join(root, file)) };
      });
  return { posts: read('posts'), faq: read('faq'), legal: read('legal') };
}

/**
 * Content to publish, without drafts. Every file is checked alone and against the others.
 * @throws ContentError naming file, line and reason of everything that is wrong
 */
export function readContent(sources: Sources): Content {
  const problems: ContentProblem[] = [];
  const all = {
    posts: documents(sources.posts, postSchema, problems),
    faq: documents(sources.faq, faqSchema, problems),
    legal: documents(sources.legal, legalSchema, problems),
  };
  const posts = all.posts.filter(({ fields }) => fields.status === 'published');
  const every = [...all.posts, ...all.faq, ...all.legal];
  // Without its fields every reference to a file looks broken, so these errors come first.
  const readable = problems.length === 0;
  problems.push(
    ...all.posts.flatMap(checkPost),
    ...all.faq.flatMap(checkFaq),
    ...every.flatMap(checkBody),
    ...(readable ? [...checkAcross(all), ...checkEveryLink(every, posts, all.faq)] : []),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return {
    posts: posts.toSorted(
      (a, b) =>
        b.fields.publishDate.localeCompare(a.fields.publishDate) || b.fields.id - a.fields.id,
    ),
    faq: all.faq.toSorted((a, b) => a.fields.order - b.fields.order),
    legal: all.legal,
  };
}

const checkAcross = ({ posts, faq, legal }: Content): ContentProblem[] => [
  ...checkLegal(legal),
  ...repeated(posts, ['id', 'title', 'seoTitle', 'metaDescription']),
  ...repeated(faq, ['id', 'question', 'order']),
];

function checkEveryLink(
  every: Document<unknown>[],
  posts: Document<PostFields>[],
  faq: Document<FaqFields>[],
): ContentProblem[] {
  const own = addresses(posts, faq);
  return every.flatMap((document) => checkLinks(document, document.rendered, own));
}

function documents<Schema extends Parameters<typeof parseFrontMatter>[1]>(
  sources: Source[],
  schema: Schema,
  problems: ContentProblem[],
) {
  return sources.flatMap((source) => {
    try {
      const parsed = parseFrontMatter(source, schema);
      return [
        { ...parsed, slug: basename(source.file, '.md'), rendered: cachedMarkdown(parsed.body) },
      ];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
}

function addresses(posts: Document<PostFields>[], faq: Document<FaqFields>[]): OwnAddresses {
  return {
    paths: new Set([
      ...['/blog', '/faq', '/privacy', '/terms'],
      ...posts.map(({ slug }) => `/blog/${slug}`),
      ...categories.map(({ slug }) => `/blog/category/${slug}`),
      ...tags.map(({ slug }) => `/blog/tag/${slug}`),
    ]),
    faq: new Set(faq.map(({ slug }) => slug)),
  };
}
