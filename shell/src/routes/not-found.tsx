import { paths } from '@site/data-types/paths';
import { metadata } from '@site/federation';
import { CallUs } from '@site/ui/call-us';
import { Cluster, Page } from '@site/ui/layout';
import { NotFound } from '@site/ui/not-found';
import { LinkGrid } from '../components/LinkGrid';
import { SearchButton } from '../search/SearchButton';

export const meta = () =>
  metadata({
    title: 'Page Not Found',
    description: 'There is no page at this address. Find an appliance, a repair, or book a visit.',
    path: '/404',
    status: 404,
  });

const links = [
  { to: paths.appliances, title: 'Appliances', text: 'What we repair, and what usually fails.' },
  { to: paths.estimate, title: 'Estimate', text: 'What your repair is likely to cost.' },
  { to: paths.serviceAreas, title: 'Service areas', text: 'Whether we come to your ZIP code.' },
  { to: paths.booking, title: 'Book online', text: 'Choose a day and a two-hour window.' },
];

export default function NotFoundRoute() {
  return (
    <Page data-boundary="shell">
      <NotFound
        title="Page Not Found"
        text="There is no page at this address. It may have moved, or the link may be mistyped."
        link={{ to: '/', label: 'Back to Home' }}
      >
        <Cluster>
          <SearchButton variant="outline">Search appliances and problems</SearchButton>
          <CallUs variant="outline" place="not-found" />
        </Cluster>
        <LinkGrid links={links} headingLevel={2} />
      </NotFound>
    </Page>
  );
}
