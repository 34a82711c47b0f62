import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import type { MouseEvent } from 'react';
import { trustedHtml, useLive } from '@site/federation';
import { CallUs } from '@site/ui/call-us';
import { Page } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { preservedDocumentOf } from '../preserved-document';

/** The page. If its part cannot run on the first load: the prerendered content. */
export function Main() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const preserved = preservedDocumentOf(pathname);
  // The document does not have the notice, so it is shown after hydration.
  const live = useLive();
  if (!preserved) {
    return (
      <main key="live" id="main" tabIndex={-1}>
        <Outlet />
      </main>
    );
  }
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return (
    <>
      {live && preserved.html.includes('<form') && <PreservedFormNotice />}
      <main
        key="preserved"
        id="main"
        tabIndex={-1}
        data-preserved=""
        onClick={follow}
        suppressHydrationWarning
        dangerouslySetInnerHTML={trustedHtml(preserved.html)}
      />
    </>
  );
}

/** Shown above a prerendered form that cannot be sent. */
const PreservedFormNotice = () => (
  <Page>
    <Notice tone="warning" title="This form cannot be sent just now">
      <p>Please call us, or reload the page in a minute.</p>
      <CallUs variant="accent" place="preserved-form" />
    </Notice>
  </Page>
);
