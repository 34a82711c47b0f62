import type { PageContact } from '@site/data-types/contract';
import { pathOf } from '@site/federation';

/** Prerendered content of a page whose part cannot run. */
export interface PreservedDocument {
  pathname: string;
  html: string;
  /** Whether it has no header of the site. */
  ownFrame: boolean;
  /** The page's own phone number, if it has one. */
  contact: PageContact | undefined;
}

let preserved: PreservedDocument | undefined;

/** A page's own phone number as its call bar has it in `data-contact`. */
export const printedContact = ({ phone, rawPhone, callOnly }: PageContact): string =>
  JSON.stringify({ phone, rawPhone, callOnly });

/** Stores the document's content. Call it before hydration. */
export function keepDocument(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  const ownFrame = !document.querySelector('#root > header');
  const { contact } = document.querySelector<HTMLElement>('[data-contact]')?.dataset ?? {};
  preserved = {
    pathname: pathOf(location.pathname),
    html: main.innerHTML,
    ownFrame,
    contact: contact === undefined ? undefined : (JSON.parse(contact) as PageContact),
  };
  main.dataset.preserved = '';
}

/** The stored content, if it belongs to this path. */
export const preservedDocumentOf = (pathname: string): PreservedDocument | undefined =>
  preserved?.pathname === pathname ? preserved : undefined;
