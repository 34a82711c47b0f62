import { useState } from 'react';
import { keptSnapshot } from '../outbox/kept-requests';
import type { KeptRequest } from '../outbox/kept-requests';
import { KeptOutcome } from './KeptOutcome';

interface EarlierRequestsProps {
  /** Back to the form with the answers of a refused request. */
  onReopen: (kept: KeptRequest) => void;
  /** Back to the form from the ticket of a request that has been sent. */
  onAnother: () => void;
}

/** Requests kept before this form was opened. They stay visible while they are sent. */
export function EarlierRequests({ onReopen, onAnother }: EarlierRequestsProps) {
  const [earlier, setEarlier] = useState<KeptRequest[]>(keptSnapshot);
  const close = (closed: KeptRequest) => setEarlier(earlier.filter((kept) => kept !== closed));

  return (
    <>
      {earlier.map((request) => (
        <KeptOutcome
          key={request.createdAt}
          kept={request}
          onAnother={() => {
            close(request);
            onAnother();
          }}
          onReopen={(refused) => {
            close(request);
            onReopen(refused);
          }}
        />
      ))}
    </>
  );
}
