import { forgetFragments } from '@site/federation';
import type { RouteHandle } from '@site/federation';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';
import { applyMetadata } from './apply-metadata';

/**
 * What a browser does when a document loads, after a navigation without one: metadata, scroll to
 * the top or to the anchor, focus on the new heading, so that its text is announced.
 */
export function useNavigationEffects(): void {
  const location = useLocation();
  const matches = useMatches();
  const { state } = useNavigation();
  const shown = useRef(location);

  useEffect(() => {
    if (state !== 'idle' || shown.current === location) return;
    const previous = shown.current;
    shown.current = location;
    const { pathname, hash } = location;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior: ScrollBehavior = calm ? 'auto' : 'smooth';
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (pathname !== previous.pathname) {
      forgetFragments();
      const match = matches.at(-1);
      const handle = match?.handle as RouteHandle | undefined;
      if (match && handle) applyMetadata(handle.meta({ params: match.params, pathname }));
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
      if (!anchor) window.scrollTo({ top: 0, behavior });
    }
    anchor?.scrollIntoView({ behavior });
  }, [location, matches, state]);
}
