import { Outlet, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { MouseEvent } from 'react';
import { langAt, trustedHtml, useLive } from '@site/federation';
import { Button } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { Cluster, Page } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import * as m from '../messages/main';
import styles from './Main.module.css';
import { type PreservedDocument, preservedDocumentOf } from '../preserved-document';

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
        <InItsLanguage path={pathname} />
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
      {live && <PreservedNotice {...preserved} />}
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

/** The page; in a frame of another language with a sentence that says so. */
function InItsLanguage({ path }: { path: string }) {
  // The shell's own page for unknown addresses is translated.
  const isUnknown = '*' in useParams();
  const lang = langAt(path);
  if (!lang || isUnknown) return <Outlet />;
  return (
    <>
      <p className={styles.language}>{m.contentInEnglish}</p>
      <div lang={lang}>
        <Outlet />
      </div>
    </>
  );
}

/** Says above a prerendered page which of its controls do not work; nothing if it has none. */
function PreservedNotice({ html, ownFrame }: PreservedDocument) {
  const title = ownFrame
    ? m.pageCouldNotOpened
    : html.includes('<form')
      ? m.formCannotSentJust
      : html.includes('<button') && m.buttonsPageDoNot;
  if (!title) return null;
  return (
    <Page>
      <Notice tone="warning" title={title}>
        <p>{ownFrame ? m.partDidNotArrive : m.pleaseCallUsReload}</p>
        <Cluster>
          {!ownFrame && <CallUs variant="accent" place="preserved-form" />}
          <Button variant="outline" onClick={() => location.reload()}>
            {m.reloadThePage}
          </Button>
        </Cluster>
      </Notice>
    </Page>
  );
}
