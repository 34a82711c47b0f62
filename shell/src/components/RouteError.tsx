import { trustedHtml } from '@site/federation';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import type { Recover } from '../recover';
import { Frame } from './Frame';
import { StoppedPage } from './StoppedPage';

/**
 * A page that threw while it was shown. While its document is loaded again the visitor keeps seeing
 * what was there; where that would not help, header, footer and phone number stay.
 */
export function RouteError({ recover }: { recover: Recover }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const [stopped, setStopped] = useState(false);
  // React has not replaced it yet: the printed page, or the one that the visitor came from.
  const [seen] = useState(() => document.querySelector('main')?.innerHTML ?? '');
  // Before the paint, so that neither page flashes up for the other.
  useLayoutEffect(
    () => recover(pathname, error, () => setStopped(true)),
    [error, pathname, recover],
  );
  return (
    <Frame>
      {stopped ? (
        <StoppedPage href={pathname + search} />
      ) : (
        <main id="main" tabIndex={-1} dangerouslySetInnerHTML={trustedHtml(seen)} />
      )}
    </Frame>
  );
}
