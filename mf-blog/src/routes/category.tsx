import type { MetaArgs } from '@site/data-types/contract';
import { metadata } from '@site/federation';
import { useParams } from 'react-router-dom';
import { BlogNotFound } from '../components/BlogNotFound';
import { TermPage } from '../components/TermPage';
import { categoryPages } from '../lib/records';
import { termRobots } from '../lib/term-robots';
import * as m from '../messages/blog-category';

const trailTo = (name: string, path: string) => [
  { name: m.articles, path: '/blog' },
  { name, path },
];

export const meta = ({ params, pathname }: MetaArgs) => {
  const record = categoryPages.read(params.slug);
  if (!record) {
    return metadata({
      title: m.categoryNotFound,
      description: m.blogNoCategoryAddress,
      path: pathname,
      status: 404,
    });
  }
  const { name, description, postCount } = record.category;
  return metadata({
    title: m.nameArticles({ name }),
    description: m.describedWithCount({ description, count: postCount }),
    keywords: [name.toLowerCase(), m.applianceRepairBlog],
    path: pathname,
    feed: '/feed.xml',
    trail: trailTo(name, pathname),
    robots: termRobots(postCount),
  });
};

export const warm = ({ slug }: MetaArgs['params']) => categoryPages.warm(slug);

export default function CategoryRoute() {
  const { slug } = useParams();
  const record = categoryPages.read(slug);
  if (!record) {
    return <BlogNotFound title={m.categoryNotFound} text={m.blogNoCategoryAddress} />;
  }
  const { name, description } = record.category;
  return (
    <TermPage
      trail={trailTo(name, `/blog/category/${slug}`)}
      eyebrow={m.category}
      title={name}
      lead={description}
      posts={record.posts}
      empty={m.noArticlesCategoryYet}
    />
  );
}
