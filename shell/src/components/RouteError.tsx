import { report } from '@site/federation';
import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { CallLink } from '@site/ui/call-link';
import { Hero, Page } from '@site/ui/layout';
import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { CallBar } from './CallBar';
import { Footer } from './Footer';
import { Header } from './Header';

/** A page that failed while it was shown: header, footer and phone number stay. */
export function RouteError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { phone, rawPhone } = useCompany();
  useEffect(() => report(`page ${pathname}`, error), [error, pathname]);
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <Page data-boundary="shell">
          <Hero
            title="This page stopped working"
            lead="Reloading usually mends it. If you are in a hurry, the phone always works."
            actions={
              <>
                <ButtonLink href={pathname + search}>Reload the page</ButtonLink>
                <CallLink variant="accent" phone={phone} rawPhone={rawPhone} />
              </>
            }
          />
        </Page>
      </main>
      <Footer />
      <CallBar />
    </>
  );
}
