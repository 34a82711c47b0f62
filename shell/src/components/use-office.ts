import type { RouteHandle } from '@site/federation';
import { useCompany } from '@site/store';
import { useMatches } from 'react-router-dom';

/** Phone of the page's office, and whether that office takes bookings on this site. */
export function useOffice() {
  const { phone, rawPhone, secondPhone, rawSecondPhone } = useCompany();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.office === 'second'
    ? { phone: secondPhone, rawPhone: rawSecondPhone, books: false }
    : { phone, rawPhone, books: true };
}
