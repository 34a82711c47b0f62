import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import type { MouseEvent } from 'react';
import { trustedHtml } from '@site/federation';
import { track } from '@site/store';
import { keptDocumentOf } from '../kept-document';

/** The page itself, or, on a first load whose part cannot run, its prerendered content. */
export function Main() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const kept = keptDocumentOf(pathname);
  if (!kept) {
    return (
      <main key="live" id="main" tabIndex={-1}>
        <Outlet />
      </main>
    );
  }
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    // Nobody else counts: the handlers of this content went with its part.
    if (link?.protocol === 'tel:') track('phone_call', { place: 'kept-page' });
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return (
    <main
      key="kept"
      id="main"
      tabIndex={-1}
      data-kept=""
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={trustedHtml(kept.html)}
    />
  );
}
