import type { PageContact } from '@site/data-types/contract';
import type { RouteHandle } from '@site/federation';
import { useCompany } from '@site/store';
import { useLocation, useMatches } from 'react-router-dom';
import { preservedDocumentOf } from '../preserved-document';

/** Phone number of the current page: its own, or the company's main number. */
export function useContact(): PageContact {
  const company = useCompany();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  // Without its part, the document has what was printed; another number would not hydrate.
  const own = handle ? handle.contact?.(company) : preservedDocumentOf(pathname)?.contact;
  return own ?? company;
}
