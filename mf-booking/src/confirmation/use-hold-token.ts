import { useLive } from '@site/federation';
import { useSearchParams } from 'react-router-dom';

/** Token in the address, from the mail that asks to confirm a held request; empty without one. */
export function useHoldToken(): string {
  const [params] = useSearchParams();
  const live = useLive();
  const token = params.get('hold') ?? '';
  return live && /^[0-9a-f]{64}$/.test(token) ? token : '';
}
