import type { RemoteServerModule } from '@site/data-types/contract';
import type { ExposedModules } from '@site/data-types/federated-modules';
import type { RouteObject } from 'react-router-dom';
import { blogLists, legalPages, posts } from './lib/records';
import type { PostSummary } from './data/shapes';
import * as LatestArticles from './fragments/LatestArticles';
import { feed } from './lib/feed';
import { routes } from './routes';

/** Last change of each page, by path; filled by `paths`. */
const modified = new Map<string, string>();

const newest = (own: PostSummary[]): string | undefined =>
  own
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);

async function readLists() {
  const lists = await blogLists.warm('blog');
  if (!lists) throw new Error('mf-blog: its release has no record lists/blog');
  return lists;
}

async function paths(): Promise<string[]> {
  const { posts: all, categories, tags } = await readLists();
  const pages: [string, string | undefined][] = [
    ['/blog', newest(all)],
    ...all.map(({ slug, updatedAt }): [string, string] => [`/blog/${slug}`, updatedAt]),
    ...categories.map(({ slug }): [string, string | undefined] => [
      `/blog/category/${slug}`,
      newest(all.filter((post) => post.categories.includes(slug))),
    ]),
    ...tags.map(({ slug }): [string, string | undefined] => [
      `/blog/tag/${slug}`,
      newest(all.filter((post) => post.tags.includes(slug))),
    ]),
    ['/privacy', (await legalPages.warm('privacy'))?.updatedAt],
    ['/terms', (await legalPages.warm('terms'))?.updatedAt],
  ];
  for (const [path, date] of pages) if (date) modified.set(path, date);
  return [
    ...pages.map(([path]) => path),
    '/faq',
    '/blog/newsletter/confirm',
    '/blog/newsletter/leave',
  ];
}

async function files(): Promise<Record<string, string>> {
  const { posts: all } = await readLists();
  const whole = await Promise.all(all.map(({ slug }) => posts.warm(slug)));
  return { 'feed.xml': feed(whole.filter((post) => post !== undefined)) };
}

export default {
  routes,
  paths,
  notFound: {
    '/blog/*': '/blog/not-found',
    '/blog/category/*': '/blog/category/not-found',
    '/blog/tag/*': '/blog/tag/not-found',
  },
  modules: { LatestArticles } satisfies ExposedModules<'mf-blog'>,
  files,
  lastModified: (path) => modified.get(path),
} satisfies RemoteServerModule<RouteObject>;
