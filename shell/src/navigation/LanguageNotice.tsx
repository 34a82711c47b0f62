import type { Language } from '@site/data-types/contract';
import { language } from '@site/data-types/language';
import { getSiteData, langAt } from '@site/federation';
import { Button } from '@site/ui/button';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LanguageLink } from '../components/LanguageLink';
import * as main from '../messages/main';
import * as m from '../messages/notices';
import { ownerOf } from '../remotes/part-versions';
import styles from './LanguageNotice.module.css';

const closedKey = 'site.language-notice';
const other = main.otherCode as Language;

/** Whether the browser asks for the other language before this one. */
const prefersOther = (): boolean =>
  navigator.languages
    .map((each) => each.slice(0, 2))
    .find((each) => [other, language].includes(each as Language)) === other;

function wasClosed(): boolean {
  try {
    return localStorage.getItem(closedKey) !== null;
  } catch {
    return false;
  }
}

/** Whether the page's own words are in the other language there. */
function isTranslated(path: string): boolean {
  const site = getSiteData();
  const owner = site && ownerOf(path, site);
  if (!site || other === 'en') return true;
  return (
    !owner || site.registry.microFrontends[owner]?.[0].extras.languages?.includes(other) === true
  );
}

/** One line for a browser that prefers the other language, in that language. Closed once, it stays so. */
export function LanguageNotice() {
  const { pathname } = useLocation();
  const [closed, setClosed] = useState(() => wasClosed() || !prefersOther());
  if (closed || langAt(pathname) || !isTranslated(pathname)) return null;
  const close = () => {
    setClosed(true);
    try {
      localStorage.setItem(closedKey, language);
    } catch {
      // Full or blocked: the line is closed for this page.
    }
  };
  return (
    <Notice>
      <div className={styles.line} lang={other}>
        <LanguageLink label={m.thisPageInTheOther} />
        <Button size="sm" variant="ghost" onClick={close}>
          {m.closeInTheOther}
        </Button>
      </div>
    </Notice>
  );
}
