import { useEffect, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { Message } from './message';

/** Result of an action. A message about a lost network is removed when the network returns. */
export function useMessage(): [Message | undefined, Dispatch<SetStateAction<Message | undefined>>] {
  const [message, setMessage] = useState<Message>();
  useEffect(() => {
    const clear = () => setMessage((shown) => (shown?.offline ? undefined : shown));
    window.addEventListener('online', clear);
    return () => window.removeEventListener('online', clear);
  }, []);
  return [message, setMessage];
}
