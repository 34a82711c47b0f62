import type { MetaArgs } from '@site/data-types/contract';
import { metadata } from '@site/federation';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Hero, Page, Prose } from '@site/ui/layout';
import { NotFound } from '@site/ui/not-found';
import { useParams } from 'react-router-dom';
import type { Topic } from '../data/shapes';
import { topics } from '../lib/records';

const trailTo = ({ slug, title }: Topic) => [
  { name: 'New section', path: '/new-section' },
  { name: title, path: `/new-section/${slug}` },
];

export const warm = ({ slug }: MetaArgs['params']) => topics.warm(slug);

export function meta({ params, pathname }: MetaArgs) {
  const topic = topics.read(params.slug);
  if (!topic) {
    const description = 'There is no topic at this address. See the list of all topics.';
    return metadata({ title: 'Topic Not Found', description, path: pathname, status: 404 });
  }
  return metadata({
    title: topic.title,
    description: topic.summary,
    path: `/new-section/${topic.slug}`,
    trail: trailTo(topic),
  });
}

export default function TopicRoute() {
  const topic = topics.read(useParams().slug);
  if (!topic) {
    return (
      <Page data-boundary="mf-new-section">
        <NotFound title="Topic Not Found" link={{ to: '/new-section', label: 'All topics' }} />
      </Page>
    );
  }
  return (
    <Page data-boundary="mf-new-section">
      <Breadcrumbs items={trailTo(topic)} />
      <Hero title={topic.title} lead={topic.summary} />
      <Prose>
        <p>{topic.text}</p>
      </Prose>
    </Page>
  );
}
