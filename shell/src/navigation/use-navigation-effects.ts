import { forgetFragments } from '@site/federation';
import type { RouteHandle } from '@site/federation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { applyHead, headOf, readHead } from './apply-metadata';
import type { Head } from './apply-metadata';
import { rememberScroll } from './scroll-memory';
import type { ScrollMemory } from './scroll-memory';

/** An entry of the history. A jump that the browser made itself has no key of its own. */
const entryOf = ({ key, pathname, hash }: Location): string => key + pathname + hash;

function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A stray percent sign is no reason to lose the page.
    return null;
  }
}

/** Focus without a scroll, also on what takes none by itself. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}

/**
 * What a browser does when a document loads, after a navigation without one: metadata, scroll to
 * the top, to the anchor or back to where the visitor was, focus on the heading or the anchor.
 * @param announce told the new page's title
 */
export function useNavigationEffects(announce: (title: string) => void): void {
  const location = useLocation();
  const matches = useMatches();
  const kind = useNavigationType();
  const shown = useRef(location);
  const memory = useRef<ScrollMemory>(undefined);
  const sent = useRef<Head>(undefined);

  useEffect(() => {
    sent.current = readHead();
    memory.current = rememberScroll(() => entryOf(shown.current));
    return memory.current.stop;
  }, []);

  // Before the paint, or the new page would be seen at the old one's position for a frame.
  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous === location) return;
    shown.current = location;
    const { pathname, search, hash } = location;
    const moved = pathname !== previous.pathname;
    // A filter that changes the query below the same anchor is no jump.
    const anchor = moved || search === previous.search ? anchorOf(hash) : null;

    if (moved) {
      forgetFragments();
      const match = matches.at(-1);
      const handle = match?.handle as RouteHandle | undefined;
      // A page that was kept from its document has no description but the document's.
      const head =
        match && handle ? headOf(handle.meta({ params: match.params, pathname })) : sent.current;
      if (head) {
        applyHead(head);
        announce(head.title);
      }
    }
    if (moved || anchor) focusOn(anchor ?? document.querySelector<HTMLElement>('main h1'));

    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior: ScrollBehavior = calm ? 'instant' : 'smooth';
    const left = kind === 'POP' ? memory.current?.positionOf(entryOf(location)) : undefined;
    if (left !== undefined) window.scrollTo({ top: left, behavior: 'instant' });
    else if (anchor) anchor.scrollIntoView({ behavior });
    else if (moved) window.scrollTo({ top: 0, behavior });
  }, [announce, kind, location, matches]);
}
