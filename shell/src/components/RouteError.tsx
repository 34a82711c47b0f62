import { report } from '@site/federation';
import { track, useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { CallLink } from '@site/ui/call-link';
import { Hero, Page } from '@site/ui/layout';
import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { Frame } from './Frame';

const title = 'This page stopped working';

/** A page that failed while it was shown: header, footer and phone number stay. */
export function RouteError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { name, phone, rawPhone } = useCompany();
  useEffect(() => {
    report(`page ${pathname}`, error);
    document.title = `${title} | ${name}`;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [error, name, pathname]);
  return (
    <Frame>
      <main id="main" tabIndex={-1}>
        <Page data-boundary="shell">
          <Hero
            title={title}
            lead="Reloading usually mends it. If you are in a hurry, the phone always works."
            actions={
              <>
                <ButtonLink href={pathname + search}>Reload the page</ButtonLink>
                <CallLink
                  variant="accent"
                  phone={phone}
                  rawPhone={rawPhone}
                  onClick={() => track('phone_call', { place: 'error-page' })}
                />
              </>
            }
          />
        </Page>
      </main>
    </Frame>
  );
}
