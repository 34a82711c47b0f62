import { useLive } from '@site/federation';
import { useSite } from '@site/store';
import { useSearchParams } from 'react-router-dom';

/**
 * The appointment in the page's address, so that a reload shows its ticket again.
 * @returns its id, or empty, and the appointment if this browser stores it
 */
export function useConfirmed() {
  const [params] = useSearchParams();
  const live = useLive();
  const param = params.get('confirmed') ?? '';
  const id = live && /^APT-\d{6}$/.test(param) ? param : '';
  const appointment = useSite(({ appointments }) =>
    id ? appointments.find((each) => each.id === id) : undefined,
  );
  return { id, appointment };
}
