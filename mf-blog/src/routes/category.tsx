import type { MetaArgs } from '@site/data-types/contract';
import { plural } from '@site/data-types/plural';
import { metadata } from '@site/federation';
import { useParams } from 'react-router-dom';
import { BlogNotFound } from '../components/BlogNotFound';
import { TermPage } from '../components/TermPage';
import { categoryPages } from '../lib/records';
import { termRobots } from '../lib/term-robots';

const trailTo = (name: string, path: string) => [
  { name: 'Articles', path: '/blog' },
  { name, path },
];

export const meta = ({ params, pathname }: MetaArgs) => {
  const record = categoryPages.read(params.slug);
  if (!record) {
    return metadata({
      title: 'Category Not Found',
      description: 'The blog has no category at this address.',
      path: pathname,
      status: 404,
    });
  }
  const { name, description, postCount } = record.category;
  return metadata({
    title: `${name} Articles`,
    description: `${description} ${plural(postCount, 'article')}.`,
    keywords: [name.toLowerCase(), 'appliance repair blog'],
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
    return (
      <BlogNotFound title="Category Not Found" text="The blog has no category at this address." />
    );
  }
  const { name, description } = record.category;
  return (
    <TermPage
      trail={trailTo(name, `/blog/category/${slug}`)}
      eyebrow="Category"
      title={name}
      lead={description}
      posts={record.posts}
      empty="No articles in this category yet."
    />
  );
}
