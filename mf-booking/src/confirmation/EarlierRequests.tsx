import { useState } from 'react';
import { keptSnapshot } from '../outbox/kept-requests';
import type { Kept } from '../outbox/kept-requests';
import { Submitted } from './KeptOutcome';

interface EarlierRequestsProps {
  /** Back to the form with the answers of a refused request. */
  onReopen: (kept: Kept) => void;
}

/** Requests that were kept before this form began; they stay in view while they are being sent. */
export function EarlierRequests({ onReopen }: EarlierRequestsProps) {
  const [earlier, setEarlier] = useState<Kept[]>(keptSnapshot);
  const close = (closed: Kept) => setEarlier(earlier.filter((kept) => kept !== closed));

  return earlier.map((request) => (
    <Submitted
      key={request.createdAt}
      submission={{ kept: request }}
      onAnother={() => close(request)}
      onReopen={(refused) => {
        close(request);
        onReopen(refused);
      }}
    />
  ));
}
