import { addressIn } from '@site/data-types/language';
import type { Language } from '@site/data-types/contract';
import type { MouseEvent } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import * as m from '../messages/main';

const other = m.otherCode as Language;

/** The visitor may have typed into the address, or opened a part of the page, since it was rendered. */
const keepPlace = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
};

/** Opens this page in the other language: a document of its own, so not a link of the router. */
export function LanguageLink({
  className,
  label,
}: {
  className?: string | undefined;
  label?: string;
}) {
  const { pathname } = useLocation();
  // All unknown addresses share one document.
  const isUnknown = '*' in useParams();
  const href = addressIn(other, isUnknown ? '/' : pathname);
  return (
    <a
      // Unknown pages of a part share a document, which was rendered at another address.
      ref={(link) => {
        if (link) link.href = href;
      }}
      suppressHydrationWarning
      className={className}
      href={href}
      hrefLang={other}
      lang={other}
      onClick={keepPlace}
    >
      <span>{label ?? m.otherLanguage}</span>
    </a>
  );
}
