import type { MetaArgs } from '@site/data-types/contract';
import { metadata } from '@site/federation';
import { useParams } from 'react-router-dom';
import { BlogNotFound } from '../components/BlogNotFound';
import { TermPage } from '../components/TermPage';
import { tagPages } from '../lib/records';
import { termRobots } from '../lib/term-robots';
import * as m from '../messages/blog-tag';

const trailTo = (name: string, path: string) => [
  { name: m.articles, path: '/blog' },
  { name, path },
];

export const meta = ({ params, pathname }: MetaArgs) => {
  const record = tagPages.read(params.slug);
  if (!record) {
    return metadata({
      title: m.tagNotFound,
      description: m.blogNoTagAddress,
      path: pathname,
      status: 404,
    });
  }
  const { name, postCount } = record.tag;
  return metadata({
    title: m.articlesTaggedName({ name }),
    description: m.taggedName({ count: postCount, name }),
    keywords: [name.toLowerCase(), m.applianceRepairBlog],
    path: pathname,
    feed: '/feed.xml',
    trail: trailTo(name, pathname),
    robots: termRobots(postCount),
  });
};

export const warm = ({ slug }: MetaArgs['params']) => tagPages.warm(slug);

export default function TagRoute() {
  const { slug } = useParams();
  const record = tagPages.read(slug);
  if (!record) {
    return <BlogNotFound title={m.tagNotFound} text={m.blogNoTagAddress} />;
  }
  const { name } = record.tag;
  return (
    <TermPage
      trail={trailTo(name, `/blog/tag/${slug}`)}
      eyebrow={m.tag}
      title={name}
      posts={record.posts}
      currentTag={slug}
      empty={m.noArticlesTagYet}
    />
  );
}
