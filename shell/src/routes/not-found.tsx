import { paths } from '@site/data-types/paths';
import { metadata } from '@site/federation';
import { CallUs } from '@site/ui/call-us';
import { Cluster, Page } from '@site/ui/layout';
import { NotFound } from '@site/ui/not-found';
import { LinkGrid } from '../components/LinkGrid';
import * as m from '../messages/not-found';
import { SearchButton } from '../search/SearchButton';

export const meta = () =>
  metadata({
    title: m.pageNotFound,
    description: m.thereNoPageAddress,
    path: '/404',
    status: 404,
  });

const links = [
  { to: paths.appliances, title: m.appliances, text: m.whatRepairWhatUsually },
  { to: paths.estimate, title: m.estimate, text: m.whatRepairLikelyCost },
  { to: paths.serviceAreas, title: m.serviceAreas, text: m.whetherComeZipCode },
  { to: paths.booking, title: m.bookOnline, text: m.chooseDayTwoHour },
];

export default function NotFoundRoute() {
  return (
    <Page data-boundary="shell">
      <NotFound
        title={m.pageNotFound}
        text={m.thereNoPageAddressMay}
        link={{ to: '/', label: m.backToHome }}
      >
        <Cluster>
          <SearchButton variant="outline">{m.searchTheSite}</SearchButton>
          <CallUs variant="outline" place="not-found" />
        </Cluster>
        <LinkGrid links={links} headingLevel={2} />
      </NotFound>
    </Page>
  );
}
