import { useCompany } from '@site/store';
import { SidebarBox } from '@site/ui/sidebar-box';
import { hasNewsletter } from '../lib/newsletter';
import * as m from '../messages/blog';
import { NewsletterForm } from './NewsletterForm';

/** The newsletter form, or a link to the feed on a site that cannot store subscribers. */
export function NewsletterBox() {
  const available = hasNewsletter(useCompany());
  return (
    <SidebarBox title={m.newsletter} id="newsletter">
      {available ? (
        <>
          <p>{m.newArticleNowThen}</p>
          <NewsletterForm />
          <p>{m.ratherNoEmailFollow({ link: (words) => <a href="/feed.xml">{words}</a> })}</p>
        </>
      ) : (
        <p>{m.siteSendsNoNewsletter({ link: (words) => <a href="/feed.xml">{words}</a> })}</p>
      )}
    </SidebarBox>
  );
}
