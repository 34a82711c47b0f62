import type { AppointmentProof } from '@site/data-types/appointment';
import { useSite } from '@site/store';
import type { Address } from './use-address';

/**
 * The proof for an address: its key, or what this browser stores. Links of older entries have no key,
 * but their entry has the phone.
 */
export function useProof(address: Address | null): AppointmentProof | null {
  const id = address?.id ?? '';
  const known = useSite(({ appointments }) => appointments.find((each) => id && each.id === id));
  const key = address?.key ?? known?.key;
  if (key) return { id, key };
  return known?.phone ? { id, phone: known.phone } : null;
}
