import type { Language } from '@site/data-types/contract';
import { addressIn } from '@site/data-types/language';
import { useLocation } from 'react-router-dom';
import * as m from '../messages/frame';

const other = m.otherCode as Language;

/** This page in the other language: a document of its own, so not a link of the router. */
export function LanguageLink() {
  const { pathname, search } = useLocation();
  return (
    <a href={addressIn(other, pathname) + search} hrefLang={other} lang={other}>
      {m.otherLanguage}
    </a>
  );
}
