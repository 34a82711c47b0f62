import { metadata } from '@site/federation';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Hero, Page, Section, Stack } from '@site/ui/layout';
import { Link } from 'react-router-dom';
import { topicLists } from '../lib/records';

const path = '/new-section';
const trail = [{ name: 'New section', path }];
const lead = 'What this section is about, in a sentence that a visitor understands at once.';

export const warm = () => topicLists.warm('all');

export const meta = () => metadata({ title: 'New section', description: lead, path, trail });

export default function ListRoute() {
  return (
    <Page data-boundary="mf-new-section">
      <Breadcrumbs items={trail} />
      <Hero title="New section" lead={lead} />
      <Stack>
        {topicLists.get('all').map(({ slug, title, summary }) => (
          <Section key={slug} title={title} lead={summary}>
            <Link to={`/new-section/${slug}`}>Read about “{title}”</Link>
          </Section>
        ))}
      </Stack>
    </Page>
  );
}
