import type { PageContact } from '@site/data-types/contract';
import type { RouteHandle } from '@site/federation';
import { useCompany } from '@site/store';
import { useMatches } from 'react-router-dom';

/** Phone number of the current page: its own, or the company's main number. */
export function useContact(): PageContact {
  const company = useCompany();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.contact?.(company) ?? company;
}
