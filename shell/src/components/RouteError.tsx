import { report } from '@site/federation';
import { useCompany } from '@site/store';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { CallBar } from './CallBar';
import { Footer } from './Footer';
import { Header } from './Header';

/** A page that failed while it was shown: header, footer and phone number stay. */
export function RouteError() {
  const error = useRouteError();
  const { phone, rawPhone } = useCompany();
  useEffect(() => report('page', error), [error]);
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <h1>This page stopped working</h1>
        <p>Reloading usually mends it.</p>
        <p>
          <a href="">Reload the page</a> or call <a href={`tel:${rawPhone}`}>{phone}</a>.
        </p>
      </main>
      <Footer />
      <CallBar />
    </>
  );
}
