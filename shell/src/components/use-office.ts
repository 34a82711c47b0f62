import type { RouteHandle } from '@site/federation';
import { useCompany } from '@site/store';
import { useMatches } from 'react-router-dom';

/** The office that this page is of: its number, and whether a visit can be booked on this site. */
export function useOffice() {
  const { phone, rawPhone, secondPhone, rawSecondPhone } = useCompany();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.office === 'second'
    ? { phone: secondPhone, rawPhone: rawSecondPhone, books: false }
    : { phone, rawPhone, books: true };
}
