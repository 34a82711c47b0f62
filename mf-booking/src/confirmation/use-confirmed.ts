import { useLive } from '@site/federation';
import { useSite } from '@site/store';
import { useSearchParams } from 'react-router-dom';

/** Address of the ticket of a booked visit. @param id `APT-` + 6 digits */
export const confirmedPath = (id: string): string => `/book-online?confirmed=${id}`;

/**
 * The appointment that the page's address names, so that its ticket outlives a reload.
 * @returns its id, empty where the address names none, and the appointment if this browser has it
 */
export function useConfirmed() {
  const [params] = useSearchParams();
  const live = useLive();
  const named = params.get('confirmed') ?? '';
  const id = live && /^APT-\d{6}$/.test(named) ? named : '';
  const appointment = useSite(({ appointments }) =>
    id ? appointments.find((each) => each.id === id) : undefined,
  );
  return { id, appointment };
}
