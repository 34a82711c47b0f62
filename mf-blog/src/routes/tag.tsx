import type { MetaArgs } from '@site/data-types/contract';
import { plural } from '@site/data-types/plural';
import { metadata } from '@site/federation';
import { useParams } from 'react-router-dom';
import { BlogNotFound } from '../components/BlogNotFound';
import { TermPage } from '../components/TermPage';
import { tagPages } from '../lib/records';
import { termRobots } from '../lib/term-robots';

const trailTo = (name: string, path: string) => [
  { name: 'Articles', path: '/blog' },
  { name, path },
];

export const meta = ({ params, pathname }: MetaArgs) => {
  const record = tagPages.read(params.slug);
  if (!record) {
    return metadata({
      title: 'Tag Not Found',
      description: 'The blog has no tag at this address.',
      path: pathname,
      status: 404,
    });
  }
  const { name, postCount } = record.tag;
  return metadata({
    title: `Articles Tagged ${name}`,
    description: `${plural(postCount, 'article')} tagged ${name}: maintenance, troubleshooting and repair advice, with what is safe to check yourself and when to call.`,
    keywords: [name.toLowerCase(), 'appliance repair blog'],
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
    return <BlogNotFound title="Tag Not Found" text="The blog has no tag at this address." />;
  }
  const { name } = record.tag;
  return (
    <TermPage
      trail={trailTo(name, `/blog/tag/${slug}`)}
      eyebrow="Tag"
      title={name}
      posts={record.posts}
      currentTag={slug}
      empty="No articles with this tag yet."
    />
  );
}
