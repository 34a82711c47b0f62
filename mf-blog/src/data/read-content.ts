import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkBody, checkLinks } from './check-body';
import type { OwnAddresses } from './check-body';
import { checkFaq, checkLegal, checkPost, repeated } from './check-fields';
import { ContentFault } from './content-fault';
import type { Complaint } from './content-fault';
import { parseFrontMatter } from './front-matter';
import type { Source } from './front-matter';
import type { Document } from './document';
import { renderMarkdown } from './markdown';
import { faqSchema, legalSchema, postSchema } from './schema';
import type { FaqFields, LegalFields, PostFields } from './schema';
import { categories, tags } from './taxonomy';

/** Files of the three kinds as they lie in `content/`. */
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
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => ({
        file: `content/${kind}/${name}`,
        text: readFileSync(join(root, 'content', kind, name), 'utf8'),
      }));
  return { posts: read('posts'), faq: read('faq'), legal: read('legal') };
}

/**
 * Content that can be published: every file checked alone and against the others, drafts left out.
 * @throws ContentFault naming file, line and reason of everything that is wrong
 */
export function readContent(sources: Sources): Content {
  const complaints: Complaint[] = [];
  const all = {
    posts: documents(sources.posts, postSchema, complaints),
    faq: documents(sources.faq, faqSchema, complaints),
    legal: documents(sources.legal, legalSchema, complaints),
  };
  const posts = all.posts.filter(({ fields }) => fields.status === 'published');
  const every = [...all.posts, ...all.faq, ...all.legal];
  // A file without its fields would be missed by all that refer to it.
  const readable = complaints.length === 0;
  complaints.push(
    ...all.posts.flatMap(checkPost),
    ...all.faq.flatMap(checkFaq),
    ...every.flatMap(checkBody),
    ...(readable ? [...checkAcross(all), ...checkEveryLink(every, posts, all.faq)] : []),
  );
  if (complaints.length > 0) throw new ContentFault(complaints);
  return {
    posts: posts.toSorted(
      (a, b) =>
        b.fields.publishDate.localeCompare(a.fields.publishDate) || b.fields.id - a.fields.id,
    ),
    faq: all.faq.toSorted((a, b) => a.fields.order - b.fields.order),
    legal: all.legal,
  };
}

const checkAcross = ({ posts, faq, legal }: Content): Complaint[] => [
  ...checkLegal(legal),
  ...repeated(posts, ['id', 'title', 'seoTitle', 'metaDescription']),
  ...repeated(faq, ['id', 'question', 'order']),
];

function checkEveryLink(
  every: Document<unknown>[],
  posts: Document<PostFields>[],
  faq: Document<FaqFields>[],
): Complaint[] {
  const own = addresses(posts, faq);
  return every.flatMap((document) => checkLinks(document, document.rendered, own));
}

function documents<Schema extends Parameters<typeof parseFrontMatter>[1]>(
  sources: Source[],
  schema: Schema,
  complaints: Complaint[],
) {
  return sources.flatMap((source) => {
    try {
      const parsed = parseFrontMatter(source, schema);
      return [
        { ...parsed, slug: basename(source.file, '.md'), rendered: renderMarkdown(parsed.body) },
      ];
    } catch (error) {
      if (!(error instanceof ContentFault)) throw error;
      complaints.push(...error.complaints);
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
