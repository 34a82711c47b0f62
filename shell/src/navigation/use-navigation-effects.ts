import { forgetFragments } from '@site/federation';
import type { RouteHandle } from '@site/federation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { applyHead, headOf, readHead } from './apply-metadata';
import type { Head } from './apply-metadata';
import { rememberScroll } from './scroll-memory';
import type { ScrollMemory } from './scroll-memory';

/** Id of a history entry. A jump to an anchor by the browser has no key, so path and hash count. */
const entryOf = ({ key, pathname, hash }: Location): string => key + pathname + hash;

function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed hash, e.g. a lone percent sign, must not break the page.
    return null;
  }
}

/** Focuses any element without scrolling. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    element.tabIndex = -1;
  }
  element.focus({ preventScroll: true });
}

const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** A smooth scroll has ended by then. Milliseconds. */
const scrolledMs = 1000;

/**
 * Scrolls to the top. Browsers drop a smooth scroll at times while the page still grows. If that
 * happens, the page jumps there, unless the visitor has touched it or the focus has moved on.
 * @param heading has the focus after the navigation
 */
function scrollToTop(heading: HTMLElement | null, behavior: ScrollBehavior): void {
  window.scrollTo({ top: 0, behavior });
  let touched = false;
  const stop = () => {
    touched = true;
    for (const touch of touches) window.removeEventListener(touch, stop);
  };
  for (const touch of touches) window.addEventListener(touch, stop, { passive: true });
  setTimeout(() => {
    const hasFocus = heading?.isConnected && document.activeElement === heading;
    if (hasFocus && !touched) window.scrollTo({ top: 0, behavior: 'instant' });
    stop();
  }, scrolledMs);
}

/**
 * Does after a navigation what a browser does when a document loads: updates metadata, scrolls (to
 * the top, the anchor or the old position) and moves focus (to the heading or the anchor).
 * @param announce called with the new page's title, if its heading does not get the focus
 */
export function useNavigationEffects(announce: (title: string) => void): void {
  const location = useLocation();
  const matches = useMatches();
  const kind = useNavigationType();
  const shown = useRef(location);
  const memory = useRef<ScrollMemory>(undefined);
  const originalHead = useRef<Head>(undefined);

  useEffect(() => {
    originalHead.current = readHead();
    memory.current = rememberScroll(() => entryOf(shown.current));
    return memory.current.stop;
  }, []);

  // Before the paint, or the new page is visible at the old scroll position for a frame.
  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous === location) return;
    shown.current = location;
    const { pathname, search, hash } = location;
    const moved = pathname !== previous.pathname;
    // If only the query changes, e.g. by a filter, do not jump to the anchor.
    const anchor = moved || search === previous.search ? anchorOf(hash) : null;

    const heading = document.querySelector<HTMLElement>('main h1');
    if (moved) {
      forgetFragments();
      const match = matches.at(-1);
      const handle = match?.handle as RouteHandle | undefined;
      // Preserved prerendered content has no metadata of its own, so restore the document's.
      const head =
        match && handle
          ? headOf(handle.meta({ params: match.params, pathname }))
          : originalHead.current;
      if (head) applyHead(head);
      // A heading that gets the focus is read by itself.
      if (head && (anchor || !heading)) announce(head.title);
    }
    if (moved || anchor) focusOn(anchor ?? heading);

    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior: ScrollBehavior = reducedMotion ? 'instant' : 'smooth';
    const saved = kind === 'POP' ? memory.current?.positionOf(entryOf(location)) : undefined;
    if (saved !== undefined) window.scrollTo({ top: saved, behavior: 'instant' });
    else if (anchor) anchor.scrollIntoView({ behavior });
    else if (moved) scrollToTop(heading, behavior);
  }, [announce, kind, location, matches]);
}
