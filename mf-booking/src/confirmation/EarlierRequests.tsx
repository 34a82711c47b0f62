import { useState } from 'react';
import { keptSnapshot } from '../outbox/kept-requests';
import type { KeptRequest } from '../outbox/kept-requests';
import { KeptOutcome } from './KeptOutcome';

interface EarlierRequestsProps {
  /** Back to the form with the answers of a refused request. */
  onReopen: (kept: KeptRequest) => void;
}

/** Requests kept before this form was opened. They stay visible while they are sent. */
export function EarlierRequests({ onReopen }: EarlierRequestsProps) {
  const [earlier, setEarlier] = useState<KeptRequest[]>(keptSnapshot);
  const close = (closed: KeptRequest) => setEarlier(earlier.filter((kept) => kept !== closed));

  return earlier.map((request) => (
    <KeptOutcome
      key={request.createdAt}
      kept={request}
      onAnother={() => close(request)}
      onReopen={(refused) => {
        close(request);
        onReopen(refused);
      }}
    />
  ));
}
