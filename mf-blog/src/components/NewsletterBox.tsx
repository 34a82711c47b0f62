import { useCompany } from '@site/store';
import { SidebarBox } from '@site/ui/sidebar-box';
import { hasNewsletter } from '../lib/newsletter';
import { NewsletterForm } from './NewsletterForm';

/** The newsletter form, or a link to the feed on a site that cannot store subscribers. */
export function NewsletterBox() {
  const available = hasNewsletter(useCompany());
  return (
    <SidebarBox title="Newsletter" id="newsletter">
      {available ? (
        <>
          <p>A new article now and then, and nothing else. One click ends it.</p>
          <NewsletterForm />
          <p>
            Rather no email? Follow the <a href="/feed.xml">RSS feed</a>.
          </p>
        </>
      ) : (
        <p>
          This site sends no newsletter. New articles appear in the <a href="/feed.xml">RSS feed</a>
          .
        </p>
      )}
    </SidebarBox>
  );
}
