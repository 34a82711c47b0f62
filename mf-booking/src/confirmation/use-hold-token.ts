import { useLive } from '@site/federation';
import { useSearchParams } from 'react-router-dom';

/** Token of the mail that asks to confirm a held request; empty where the page was opened otherwise. */
export function useHold(): string {
  const [params] = useSearchParams();
  const live = useLive();
  const token = params.get('hold') ?? '';
  return live && /^[0-9a-f]{64}$/.test(token) ? token : '';
}
