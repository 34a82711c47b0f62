import { trustedHtml } from '@site/federation';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import type { Recover } from '../recover';
import { Frame } from './Frame';
import { StoppedPage } from './StoppedPage';

/**
 * Shown when a page throws. While its document reloads, the last content stays visible. If a reload
 * would not help, header, footer and phone number stay.
 */
export function RouteError({ recover }: { recover: Recover }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const [stopped, setStopped] = useState(false);
  // React has not replaced it yet: the prerendered page, or the page before the navigation.
  const [lastContent] = useState(() => document.querySelector('main')?.innerHTML ?? '');
  // Before the paint, so that no page flashes up for a moment.
  useLayoutEffect(
    () => recover(pathname, error, () => setStopped(true)),
    [error, pathname, recover],
  );
  return (
    <Frame>
      {stopped ? (
        <StoppedPage href={pathname + search} />
      ) : (
        <main id="main" tabIndex={-1} dangerouslySetInnerHTML={trustedHtml(lastContent)} />
      )}
    </Frame>
  );
}
